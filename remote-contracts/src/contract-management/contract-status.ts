import { contractSchema, type Contract } from 'shared-kernel/domain/contract';

export type ContractStatus = Contract['status'];

/** Where a contract may stand, in the order it usually gets there (C5). */
export const contractStatuses = contractSchema.entries.status.options;
