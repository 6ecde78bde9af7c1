import type { Permission } from 'shared-kernel/domain/portal';

/** Permission to change clients, their users and owners, and issues of their compliance records. */
export const clientPermission = {
  id: 'clients',
  label: 'Add and edit clients and their users, raise and resolve issues',
  reason: 'Administrators manage client records and issues.',
  portals: { admin: 'all' },
} as const satisfies Permission;
