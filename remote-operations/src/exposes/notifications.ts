import type { RemoteScreens } from 'shared-kernel/remote';
import { NotificationCenter } from '../notifications/notification-center';

export const Screen: RemoteScreens['operations/notifications']['Screen'] = NotificationCenter;
