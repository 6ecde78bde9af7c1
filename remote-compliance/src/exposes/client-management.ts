import { type RemoteScreens } from 'shared-kernel/remote';
import { ClientManagement } from '../client-management/client-management';

export const Screen: RemoteScreens['compliance/client-management']['Screen'] = ClientManagement;
