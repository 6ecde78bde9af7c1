import type { RemoteScreens } from 'shared-kernel/remote';
import { ProcessManagement } from '../processes/process-management';

export const Screen: RemoteScreens['operations/processes']['Screen'] = ProcessManagement;
