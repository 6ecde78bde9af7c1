import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';

/** Whether a client’s user may sign in (CL4). */
export const clientUserStatuses = ['active', 'inactive'] as const;

/** What a client's user may do (G10). */
export const permissions = ['view', 'approve', 'manage', 'submit'] as const;

/** Accepts a permission and nothing else. */
const permissionSchema = v.picklist(permissions);

/** A person at a client (CL4); `lastLogin` is missing until the first sign-in. */
export const clientUserSchema = v.object({
  id: lineSchema,
  name: lineSchema,
  role: lineSchema,
  email: lineSchema,
  lastLogin: v.optional(timestampSchema),
  status: v.picklist(clientUserStatuses),
  permissions: v.array(permissionSchema),
});

export type ClientUser = v.InferOutput<typeof clientUserSchema>;
