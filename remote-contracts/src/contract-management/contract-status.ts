import { contractSchema, type Contract } from 'shared-kernel/domain/contract';

export type ContractStatus = Contract['status'];

export const contractStatuses = contractSchema.entries.status.options;
