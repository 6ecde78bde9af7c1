import { clientSchema, type Client } from 'shared-kernel/domain/client';

export type ClientUser = Client['users'][number];

/** A person at a client, as the client’s record holds it (CL4). */
export const clientUserSchema = clientSchema.entries.users.item;

/** Whether a client’s user may sign in (CL4). */
export const clientUserStatuses = clientUserSchema.entries.status.options;
