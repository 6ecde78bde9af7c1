import { contractSchema, type Contract } from 'shared-kernel/domain/contract';

export type ContractStatus = Contract['status'];

/** The statuses of a contract, in the usual order (C5). */
export const contractStatuses = contractSchema.entries.status.options;
