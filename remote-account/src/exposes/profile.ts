import type { ScreenModule } from 'shared-kernel/remote';
import { ProfileSettings } from '../profile/profile-settings';

export const Screen: ScreenModule['Screen'] = ProfileSettings;
