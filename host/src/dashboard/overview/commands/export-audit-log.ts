import { defineExportCommand } from 'shared-kernel/workspace';

export const exportAuditLog = defineExportCommand({
  id: 'audit.export',
  label: 'Exported the audit log',
  inReference: true,
  permission: 'audit',
});
