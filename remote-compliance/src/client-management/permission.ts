import { clientUserSchema, type ClientUser } from './client-user';

export type Permission = ClientUser['permissions'][number];

/** Accepts a permission and nothing else. */
export const permissionSchema = clientUserSchema.entries.permissions.item;

/** What a client's user may do (G10). */
export const permissions = permissionSchema.options;

const leaders = new Set(['ceo', 'chief executive officer', 'president', 'plant manager']);

/**
 * The permissions a role brings: CEO, president and plant manager view, approve and manage; heads of
 * finance view and approve; everyone else is operational and views and submits (G10).
 */
export function permissionsForRole(role: string): Permission[] {
  const name = role.trim().toLowerCase().replace(/\s+/g, ' ');
  if (leaders.has(name)) return ['view', 'approve', 'manage'];
  if (/\b(finance head|head of finance)\b/.test(name)) return ['view', 'approve'];
  return ['view', 'submit'];
}
