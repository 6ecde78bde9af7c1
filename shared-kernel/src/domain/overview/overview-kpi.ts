import { type IconName } from '../status';
import { type TransactionType } from '../transaction';
import { type FigureUnit } from './figure';

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

interface OverviewKpiView {
  readonly label: string;
  readonly icon: IconName;
  readonly unit: FigureUnit;
  /** What the card counts, in one sentence. */
  readonly meaning: string;
  /** The dashboard tab the card leads to. */
  readonly tab?: 'transactions' | 'processes' | 'contracts';
  /** The rail to open that tab on, where the card counts one. */
  readonly transactionType?: TransactionType;
}

/** How each card reads, and where it leads (F4). */
export const overviewKpiView: Record<OverviewKpi, OverviewKpiView> = {
  bankWires: {
    label: 'Bank Wires',
    icon: 'bank',
    unit: 'count',
    meaning: 'Fiat transfers initiated in the period.',
    tab: 'transactions',
    transactionType: 'fiat',
  },
  usdtTransactions: {
    label: 'USDT Transactions',
    icon: 'coins',
    unit: 'count',
    meaning: 'Crypto transactions initiated in the period.',
    tab: 'transactions',
    transactionType: 'crypto',
  },
  fxTransactions: {
    label: 'FX Transactions',
    icon: 'exchange',
    unit: 'count',
    meaning: 'Currency exchanges initiated in the period.',
    tab: 'transactions',
    transactionType: 'fx',
  },
  smartContracts: {
    label: 'Smart Contracts',
    icon: 'workflow',
    unit: 'count',
    meaning: 'Smart contract calls recorded on processes in the period.',
    tab: 'processes',
  },
  vendorPayments: {
    label: 'Vendor Payments',
    icon: 'wallet',
    unit: 'count',
    meaning: 'Transactions in the period with a counterparty who is not a client.',
    tab: 'transactions',
  },
  activeWorkflows: {
    label: 'Active Workflows',
    icon: 'play',
    unit: 'count',
    meaning: 'Processes that are active today.',
    tab: 'processes',
  },
  signedDocs: {
    label: 'Signed Docs',
    icon: 'signature',
    unit: 'count',
    meaning: 'Documents of contracts that every signatory has signed.',
    tab: 'contracts',
  },
  uptime: {
    label: 'Uptime',
    icon: 'shield-check',
    unit: 'percent',
    meaning: 'Availability of the platform, a fixed figure of the sample.',
  },
};
