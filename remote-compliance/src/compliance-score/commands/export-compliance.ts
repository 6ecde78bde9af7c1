import { exportCommand } from 'shared-kernel/workspace';

export const exportCompliance = exportCommand({
  id: 'compliance.export',
  label: 'Exported the compliance records',
  inReference: true,
});
