import type { ScreenModule } from 'shared-kernel/remote';
import { TransactionDashboard } from '../transactions/transaction-dashboard';

export const Screen: ScreenModule['Screen'] = TransactionDashboard;
