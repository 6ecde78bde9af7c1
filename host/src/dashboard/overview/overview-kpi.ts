import type { DayWindow, FigureUnit } from 'shared-kernel/domain/overview';
import { keysOf } from 'shared-kernel/format';

/** The list that a card counts, one for one: a kind of record and the filters that its screen declares. */
export interface KpiTarget {
  readonly kind: 'transactions' | 'processes';
  readonly filters: Readonly<Record<string, string>>;
}

interface OverviewKpiView {
  readonly label: string;
  readonly unit: FigureUnit;
  /** What the card counts, in one sentence. */
  readonly meaning: string;
  /** Absent where the card counts what no list shows. */
  readonly list?: KpiTarget;
}

/** The overview's KPI cards in their order: how each reads, and which list holds what it counts (F4). */
const views = {
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
} as const satisfies Readonly<Record<string, OverviewKpiView>>;

export type OverviewKpi = keyof typeof views;

export const overviewKpiView: Readonly<Record<OverviewKpi, OverviewKpiView>> = views;

export const overviewKpis = keysOf(views);

/** The list whose own count is the card's figure; transactions are those of the period's days. */
export function kpiTarget(key: OverviewKpi, { from, to }: DayWindow): KpiTarget | undefined {
  const { list } = overviewKpiView[key];
  if (list?.kind !== 'transactions') return list;
  return { ...list, filters: { ...list.filters, from, to } };
}
