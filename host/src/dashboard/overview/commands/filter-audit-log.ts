import { viewCommand } from 'shared-kernel/workspace';

/** Filtering the audit log beyond its search, which is the only filter in `reference`. */
export const filterAuditLog = viewCommand({
  id: 'audit.filter',
  label: 'Filtered the audit log',
});
