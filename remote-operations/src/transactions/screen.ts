import type { ScreenHeading } from 'shared-kernel/remote';

export const transactionsHeading: ScreenHeading = {
  title: 'Transaction Dashboard',
  lead: 'Wires, FX exchanges and USDT movements with their screening and settlement.',
};
