import { type DayWindow } from '../day-window';
import { type RiskLevel } from '../lifecycle';
import { type Transaction, type TransactionType } from '../transaction';
import { type PortfolioStage, type Share } from './distribution';
import { type Kpi } from './figure';
import { type FigureRequest } from './figure-records';
import { type Headline } from './headline';
import { type OverviewKpi } from './overview-kpi';
import { type OverviewPeriod } from './period';
export interface ActivityBar {
    readonly bucket: string;
    readonly type: TransactionType;
    readonly count: number;
}
export interface OverviewFigures {
    readonly period: OverviewPeriod;
    readonly window: DayWindow;
    readonly kpis: readonly Kpi<OverviewKpi>[];
    readonly activity: readonly ActivityBar[];
    readonly contractDistribution: readonly Share<PortfolioStage>[];
    readonly risk: readonly Share<RiskLevel>[];
    readonly headline: Headline;
}
export declare function overviewFigures(request: FigureRequest<OverviewPeriod>): OverviewFigures;
export declare const recentTransactions: (transactions: readonly Transaction[], count?: number) => Transaction[];
