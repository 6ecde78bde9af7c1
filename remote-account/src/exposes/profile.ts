import type { RemoteScreens } from 'shared-kernel/remote';
import { ProfileSettings } from '../profile/profile-settings';

export const Screen: RemoteScreens['account/profile']['Screen'] = ProfileSettings;
