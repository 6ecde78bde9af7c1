import { clientSchema, type Client } from 'shared-kernel/domain/client';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';

export type ClientUser = Client['users'][number];

/** A person at a client, as the client’s record holds it (CL4). */
export const clientUserSchema = clientSchema.entries.users.item;

/** Whether a client’s user may sign in (CL4). */
export const clientUserStatuses = clientUserSchema.entries.status.options;

/** How each user’s status reads on screen (CL4). */
export const clientUserStatusView: Record<ClientUser['status'], StatusView> = {
  active: commonStatus.active,
  inactive: commonStatus.inactive,
};
