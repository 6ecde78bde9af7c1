import type { RemoteScreens } from 'shared-kernel/remote';
import { TransactionDashboard } from '../transactions/transaction-dashboard';

export const Screen: RemoteScreens['operations/transactions']['Screen'] = TransactionDashboard;
