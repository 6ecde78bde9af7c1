import type { ScreenModule } from 'shared-kernel/remote';
import { NotificationCenter } from '../notifications/notification-center';

export const Screen: ScreenModule['Screen'] = NotificationCenter;
