import { type DayWindow } from '../day-window';
import { type ProcessStatus } from '../process';
import { type IconName } from '../status';
import { type CounterpartyKind, type TransactionType } from '../transaction';
import { type FigureUnit } from './figure';
export declare const overviewKpis: readonly ["bankWires", "usdtTransactions", "fxTransactions", "smartContracts", "vendorPayments", "activeWorkflows", "signedDocs", "uptime"];
export type OverviewKpi = (typeof overviewKpis)[number];
type CountedList = {
    readonly tab: 'transactions';
    readonly type?: TransactionType;
    readonly counterparty?: CounterpartyKind;
} | {
    readonly tab: 'processes';
    readonly status: ProcessStatus;
};
interface OverviewKpiView {
    readonly label: string;
    readonly icon: IconName;
    readonly unit: FigureUnit;
    readonly meaning: string;
    readonly list?: CountedList;
}
export declare const overviewKpiView: Record<OverviewKpi, OverviewKpiView>;
export interface KpiTarget {
    readonly tab: 'transactions' | 'processes';
    readonly query: Readonly<Record<string, string>>;
}
export declare function kpiTarget(key: OverviewKpi, { from, to }: DayWindow): KpiTarget | undefined;
export {};
