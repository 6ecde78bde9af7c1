import * as v from 'valibot';

/** What a client's user may do (G10). */
export const permissions = ['view', 'approve', 'manage', 'submit'] as const;

/** Accepts a permission and nothing else. */
export const permissionSchema = v.picklist(permissions);
