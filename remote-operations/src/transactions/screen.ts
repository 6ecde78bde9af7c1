import type { ScreenHeading } from 'shared-kernel/remote';

/** Query parameter of the open transaction. */
export const transactionParam = 'tx';

/** Filters that links may use: the query parameter of each. */
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
  lead: 'Wires, FX exchanges and USDT movements, with their checks.',
};
