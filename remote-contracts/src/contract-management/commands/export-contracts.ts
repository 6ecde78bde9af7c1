import { exportCommand } from 'shared-kernel/workspace';

export const exportContracts = exportCommand({
  id: 'contract.export',
  label: 'Exported the contracts',
  inReference: true,
});
