import type { ScreenModule } from 'shared-kernel/remote';
import { ProcessManagement } from '../processes/process-management';

export const Screen: ScreenModule['Screen'] = ProcessManagement;
