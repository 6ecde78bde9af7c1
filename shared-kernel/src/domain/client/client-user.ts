import * as v from 'valibot';
import { timestampSchema } from '../scalars';

import { lineSchema } from '../text/text-limits';
import { permissionSchema } from './permission';

/** Whether a client’s user may sign in (CL4). */
export const clientUserStatuses = ['active', 'inactive'] as const;

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
