import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open transaction. */
export const transactionParam = 'tx';

export const transactionsHeading: ScreenHeading = {
  title: 'Transaction Dashboard',
  lead: 'Wires, FX exchanges and USDT movements with their screening and settlement.',
};
