import type { RemoteScreens } from 'shared-kernel/remote';
import { SystemAnalytics } from '../analytics/system-analytics';

export const Screen: RemoteScreens['account/analytics']['Screen'] = SystemAnalytics;
