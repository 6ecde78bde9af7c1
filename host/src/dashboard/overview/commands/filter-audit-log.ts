import { viewCommand } from 'shared-kernel/workspace';

/** Narrowing the audit log by more than its search, which is all that the sample has. */
export const filterAuditLog = viewCommand({
  id: 'audit.filter',
  label: 'Filtered the audit log',
});
