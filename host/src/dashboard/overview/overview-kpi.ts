import type { DateRange, KpiUnit } from 'shared-kernel/domain/overview';
import { keysOf } from 'shared-kernel/format';

export interface KpiListLink {
  readonly kind: 'transactions' | 'processes';
  readonly filters: Readonly<Record<string, string>>;
}

interface OverviewKpiView {
  readonly label: string;
  readonly unit: KpiUnit;
  readonly meaning: string;
  /** The list that shows exactly the counted records. Absent if there is no such list. */
  readonly list?: KpiListLink;
}

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

export const overviewKpiDisplay: Readonly<Record<OverviewKpi, OverviewKpiView>> = views;

export const overviewKpis = keysOf(views);

/**
 * Returns a link to the list of the records that a card counts. A list of transactions is limited to the days of the
 * period.
 */
export function getKpiListLink(key: OverviewKpi, { from, to }: DateRange): KpiListLink | undefined {
  const { list } = overviewKpiDisplay[key];
  if (list?.kind !== 'transactions') return list;
  return { ...list, filters: { ...list.filters, from, to } };
}
