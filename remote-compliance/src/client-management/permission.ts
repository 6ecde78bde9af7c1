import { clientUserSchema, type ClientUser } from './client-user';

export type Permission = ClientUser['permissions'][number];

export const permissionSchema = clientUserSchema.entries.permissions.item;

export const permissions = permissionSchema.options;

export const permissionLabel: Record<Permission, string> = {
  view: 'View',
  approve: 'Approve',
  manage: 'Manage',
  submit: 'Submit',
};

export const permissionDescription: Record<Permission, string> = {
  view: 'Views contracts, documents and transactions',
  approve: 'Approves payments and milestones',
  manage: 'Manages users and company details',
  submit: 'Submits documents and reports',
};

const leaders = new Set(['ceo', 'chief executive officer', 'president', 'plant manager']);

const financeHead =
  /\b(finance head|head of finance|cfo|chief financial officer|finance director|director of finance)\b/;

/** Returns the default permissions of a role (G10). Unknown roles may only view and submit. */
export function getDefaultPermissions(role: string): Permission[] {
  const name = role.trim().toLowerCase().replace(/\s+/g, ' ');
  const parts = name.split(/\s*(?:[&/,]|\band\b)\s*/);
  if (parts.some((part) => leaders.has(part))) return ['view', 'approve', 'manage'];
  if (financeHead.test(name)) return ['view', 'approve'];
  return ['view', 'submit'];
}
