import type { Permission } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

const bluePrint = {
  id: 'blue-print',
  label: 'Do the blue print',
  reason: 'Administrators do the blue print.',
  portals: { admin: 'all' },
} as const satisfies Permission;

/** Terms of the commands: buttons and the description of the remote read them without the commands. */
export const bluePrintTerms = {
  doBluePrint: { id: 'bluePrint.do', label: 'Did the blue print', permission: bluePrint },
} as const satisfies Record<string, CommandTerms>;
