import * as v from 'valibot';

/** What a client's user may do (G10). */
export const permissions = ['view', 'approve', 'manage', 'submit'] as const;

export type Permission = (typeof permissions)[number];

/** Accepts a permission and nothing else. */
export const permissionSchema = v.picklist(permissions);

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
