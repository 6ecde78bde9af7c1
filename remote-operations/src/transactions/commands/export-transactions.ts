import { exportCommand } from 'shared-kernel/workspace';

export const exportTransactions = exportCommand({
  id: 'transaction.export',
  label: 'Exported the transactions',
  inReference: false,
});
