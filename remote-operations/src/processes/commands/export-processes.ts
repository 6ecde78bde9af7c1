import { exportCommand } from 'shared-kernel/workspace';

export const exportProcesses = exportCommand({
  id: 'process.export',
  label: 'Exported the processes',
  inReference: false,
});
