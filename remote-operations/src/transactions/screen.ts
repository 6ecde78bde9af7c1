import type { ScreenHeading } from 'shared-kernel/remote';

export const transactionParam = 'tx';

/** Query parameters of the transaction filters that links from other screens can set. */
export const transactionFilters = {
  type: 'type',
  status: 'status',
  counterparty: 'counterparty',
  waits: 'waits',
  from: 'from',
  to: 'to',
  days: 'days',
  sort: 'sort',
} as const;

export const transactionsHeading: ScreenHeading = {
  title: 'Transaction Dashboard',
  lead: 'Wires, FX exchanges and USDT transfers with their checks.',
};
