import { dayOf } from 'shared-kernel/format';
import { canTransition } from './contract-moves';
import { type Contract } from 'shared-kernel/domain/contract';
import { type ContractStatus } from '../contract-status';

const legalReviewOn: Partial<Record<ContractStatus, Contract['legalReview']>> = {
  draft: 'required',
  pending_review: 'pending',
  legal_approved: 'completed',
};

/**
 * The contract in another status, its legal review moved along with it and modified on the day of
 * `now`; undefined when the move is not allowed.
 */
export function movedContract(
  contract: Contract,
  status: ContractStatus,
  now: Date,
): Contract | undefined {
  if (!canTransition(contract.status, status)) return undefined;
  return {
    ...contract,
    status,
    legalReview: legalReviewOn[status] ?? contract.legalReview,
    lastModified: dayOf(now),
  };
}
