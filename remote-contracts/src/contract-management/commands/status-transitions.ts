import type { ContractStatus } from '../contract-status';

const transitions: Record<ContractStatus, readonly ContractStatus[]> = {
  draft: ['pending_review'],
  pending_review: ['draft', 'legal_approved'],
  legal_approved: ['pending_review', 'signed'],
  signed: [],
  user_waived: ['pending_review'],
};

/** The statuses that a contract can move to. `signed` is final. */
export const listNextStatuses = (from: ContractStatus): readonly ContractStatus[] =>
  transitions[from];

/** Whether `from` can change to `to`. A status cannot change to itself. */
export const canChangeStatus = (from: ContractStatus, to: ContractStatus): boolean =>
  transitions[from].includes(to);
