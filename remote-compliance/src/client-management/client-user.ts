import { clientSchema, type Client } from 'shared-kernel/domain/client';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';

export type ClientUser = Client['users'][number];

export const clientUserSchema = clientSchema.entries.users.item;

export const clientUserStatuses = clientUserSchema.entries.status.options;

export const clientUserStatusView: Record<ClientUser['status'], StatusView> = {
  active: commonStatus.active,
  inactive: commonStatus.inactive,
};
