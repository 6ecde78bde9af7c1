import type { ScreenModule } from 'shared-kernel/remote';
import { ClientManagement } from '../client-management/client-management';

export const Screen: ScreenModule['Screen'] = ClientManagement;
