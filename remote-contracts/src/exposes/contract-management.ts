import type { ScreenModule } from 'shared-kernel/remote';
import { ContractManagement } from '../contract-management/contract-management';

export const Screen: ScreenModule['Screen'] = ContractManagement;
