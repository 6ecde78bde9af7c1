import { clientUserSchema, type ClientUser } from './client-user';

export type Permission = ClientUser['permissions'][number];

/** Accepts a permission and nothing else. */
export const permissionSchema = clientUserSchema.entries.permissions.item;

/** What a client's user may do (G10). */
export const permissions = permissionSchema.options;

/** How each permission reads on screen (G10). */
export const permissionLabel: Record<Permission, string> = {
  view: 'View',
  approve: 'Approve',
  manage: 'Manage',
  submit: 'Submit',
};

/** What each permission lets a user do, for its tooltip (G10). */
export const permissionDescription: Record<Permission, string> = {
  view: 'Sees contracts, documents and transactions',
  approve: 'Approves payments and milestones',
  manage: 'Manages users and company details',
  submit: 'Submits documents and reports',
};

const leaders = new Set(['ceo', 'chief executive officer', 'president', 'plant manager']);

const financeHead =
  /\b(finance head|head of finance|cfo|chief financial officer|finance director|director of finance)\b/;

/**
 * The permissions a role brings: CEO, president and plant manager view, approve and manage; heads of
 * finance view and approve; everyone else is operational and views and submits (G10).
 */
export function permissionsForRole(role: string): Permission[] {
  const name = role.trim().toLowerCase().replace(/\s+/g, ' ');
  const parts = name.split(/\s*(?:[&/,]|\band\b)\s*/);
  if (parts.some((part) => leaders.has(part))) return ['view', 'approve', 'manage'];
  if (financeHead.test(name)) return ['view', 'approve'];
  return ['view', 'submit'];
}
