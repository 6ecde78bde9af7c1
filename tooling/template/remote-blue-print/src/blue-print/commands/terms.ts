import type { Permission } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

const bluePrint = {
  id: 'blue-print',
  label: 'Write notes on blue print',
  reason: 'Administrators write notes on blue print.',
  portals: { admin: 'all' },
} as const satisfies Permission;

/** Ids, labels and permissions of the commands. They have a separate file, so that buttons do not load the commands. */
export const bluePrintTerms = {
  addNote: { id: 'bluePrint.addNote', label: 'Added the note', permission: bluePrint },
} as const satisfies Record<string, CommandTerms>;
