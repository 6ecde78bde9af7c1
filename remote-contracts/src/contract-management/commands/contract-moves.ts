import type { ContractStatus } from '../contract-status';

const transitions: Record<ContractStatus, readonly ContractStatus[]> = {
  draft: ['pending_review'],
  pending_review: ['draft', 'legal_approved'],
  legal_approved: ['pending_review', 'signed'],
  signed: [],
  user_waived: ['pending_review'],
};

/** The statuses a contract may move to; `signed` is final. */
export const nextContractStatuses = (from: ContractStatus): readonly ContractStatus[] =>
  transitions[from];

/** Whether a contract may move from one status to the other; keeping the status is not a move. */
export const canTransition = (from: ContractStatus, to: ContractStatus): boolean =>
  transitions[from].includes(to);
