import { exportCommand } from 'shared-kernel/workspace';

export const exportAudit = exportCommand({
  id: 'audit.export',
  label: 'Exported the audit log',
  inReference: true,
  permission: 'audit',
});
