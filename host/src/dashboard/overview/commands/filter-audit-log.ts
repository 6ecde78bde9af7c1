import { defineViewCommand } from 'shared-kernel/workspace';

/** Filters the audit log. In `reference` mode, only the text search is available. */
export const filterAuditLog = defineViewCommand({
  id: 'audit.filter',
  label: 'Filtered the audit log',
});
