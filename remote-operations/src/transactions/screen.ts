import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open transaction. */
export const transactionParam = 'tx';

/** By what others may narrow the list in a link: the query parameter behind each name. */
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
