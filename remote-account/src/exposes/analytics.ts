import type { ScreenModule } from 'shared-kernel/remote';
import { SystemAnalytics } from '../analytics/system-analytics';

export const Screen: ScreenModule['Screen'] = SystemAnalytics;
