import { clientSchema, type Client } from 'shared-kernel/domain/client';
import { commonStatusDisplay, type StatusDisplay } from 'shared-kernel/domain/status';

export type ClientUser = Client['users'][number];

export const clientUserSchema = clientSchema.entries.users.item;

export const clientUserStatuses = clientUserSchema.entries.status.options;

export const clientUserStatusDisplay: Record<ClientUser['status'], StatusDisplay> = {
  active: commonStatusDisplay.active,
  inactive: commonStatusDisplay.inactive,
};
