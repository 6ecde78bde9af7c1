import type { RemoteScreens } from 'shared-kernel/remote';
import { ContractManagement } from '../contract-management/contract-management';

export const Screen: RemoteScreens['contracts/contract-management']['Screen'] = ContractManagement;
