import { dayOf } from '../../format';
import { canTransition, type ContractStatus } from './contract-status';
import { type Contract } from './contract.schema';
import { type LegalReview } from './legal-review';

const legalReviewOn: Partial<Record<ContractStatus, LegalReview>> = {
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
