import type { DayWindow, FigureUnit } from 'shared-kernel/domain/overview';
import type { Process } from 'shared-kernel/domain/process';
import type { CounterpartyKind, TransactionType } from 'shared-kernel/domain/transaction';

/** The overview's KPI cards in their order (F4). */
export const overviewKpis = [
  'bankWires',
  'usdtTransactions',
  'fxTransactions',
  'smartContracts',
  'vendorPayments',
  'activeWorkflows',
  'signedDocs',
  'uptime',
] as const;

export type OverviewKpi = (typeof overviewKpis)[number];

/** The list a card counts, one for one: a kind of record and the filters that its screen declares. */
type CountedList =
  | {
      readonly kind: 'transactions';
      readonly filters:
        | { readonly type: TransactionType }
        | { readonly counterparty: CounterpartyKind };
    }
  | { readonly kind: 'processes'; readonly filters: { readonly status: Process['status'] } };

interface OverviewKpiView {
  readonly label: string;
  readonly unit: FigureUnit;
  /** What the card counts, in one sentence. */
  readonly meaning: string;
  /** Absent where the card counts what no list shows. */
  readonly list?: CountedList;
}

/** How each card reads, and which list holds what it counts (F4). */
export const overviewKpiView: Record<OverviewKpi, OverviewKpiView> = {
  bankWires: {
    label: 'Bank Wires',
    unit: 'count',
    meaning: 'Fiat transfers started in this period.',
    list: { kind: 'transactions', filters: { type: 'fiat' } },
  },
  usdtTransactions: {
    label: 'USDT Transactions',
    unit: 'count',
    meaning: 'Crypto transactions started in this period.',
    list: { kind: 'transactions', filters: { type: 'crypto' } },
  },
  fxTransactions: {
    label: 'FX Transactions',
    unit: 'count',
    meaning: 'Currency exchanges started in this period.',
    list: { kind: 'transactions', filters: { type: 'fx' } },
  },
  smartContracts: {
    label: 'Smart Contracts',
    unit: 'count',
    meaning: 'Smart contract calls in this period.',
  },
  vendorPayments: {
    label: 'Vendor Payments',
    unit: 'count',
    meaning: 'Payments to companies that are not clients.',
    list: { kind: 'transactions', filters: { counterparty: 'vendor' } },
  },
  activeWorkflows: {
    label: 'Active Workflows',
    unit: 'count',
    meaning: 'Processes that are active today.',
    list: { kind: 'processes', filters: { status: 'active' } },
  },
  signedDocs: {
    label: 'Signed Docs',
    unit: 'count',
    meaning: 'Documents in fully signed contracts.',
  },
  uptime: {
    label: 'Uptime',
    unit: 'percent',
    meaning: 'Platform availability (sample figure).',
  },
};

/** Where the records stand that a card counts: their kind, and the filters of their list (F4). */
export interface KpiTarget {
  readonly kind: CountedList['kind'];
  readonly filters: Readonly<Record<string, string>>;
}

/** The list whose own count is the card's figure; transactions are those of the period's days. */
export function kpiTarget(key: OverviewKpi, { from, to }: DayWindow): KpiTarget | undefined {
  const { list } = overviewKpiView[key];
  if (!list) return undefined;
  const { kind, filters } = list;
  return { kind, filters: kind === 'transactions' ? { ...filters, from, to } : filters };
}
