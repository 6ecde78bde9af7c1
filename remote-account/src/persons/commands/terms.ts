import type { Permission } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

const permission = {
  id: 'persons',
  label: 'Add and remove people',
  reason: 'Administrators manage people.',
  portals: { admin: 'all' },
} as const satisfies Permission;

/** Permissions and labels of the commands, in a separate module so that buttons do not load the command code. */
export const personTerms = {
  addPerson: { id: 'person.add', label: 'Added the person', permission },
  removePerson: { id: 'person.remove', label: 'Removed the person', permission },
} as const satisfies Record<string, CommandTerms>;
