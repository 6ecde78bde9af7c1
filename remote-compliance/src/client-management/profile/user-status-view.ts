import { commonStatus, type StatusView } from 'shared-kernel/domain/status';
import type { ClientUser } from '../client-user';

/** How each user’s status reads on screen (CL4). */
export const clientUserStatusView: Record<ClientUser['status'], StatusView> = {
  active: commonStatus.active,
  inactive: commonStatus.inactive,
};
