import { exportCommand } from 'shared-kernel/workspace';

export const exportCases = exportCommand({
  id: 'case.export',
  label: 'Exported the review cases',
  inReference: false,
});
