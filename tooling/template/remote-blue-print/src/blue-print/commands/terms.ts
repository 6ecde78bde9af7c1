import type { Permission } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

const bluePrint = {
  id: 'blue-print',
  label: 'Write notes on blue print',
  reason: 'Administrators write notes on blue print.',
  portals: { admin: 'all' },
} as const satisfies Permission;

/** Ids, labels and permissions, separate from the commands so that buttons do not load the command code. */
export const bluePrintTerms = {
  addNote: { id: 'bluePrint.addNote', label: 'Added the note', permission: bluePrint },
} as const satisfies Record<string, CommandTerms>;
