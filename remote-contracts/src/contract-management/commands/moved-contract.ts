import { dayOf } from 'shared-kernel/format';
import { canTransition } from './contract-moves';
import {
  changeRefusal,
  hasMainDocument,
  isSubmittedBy,
  type Contract,
} from 'shared-kernel/domain/contract';
import { personIdOf, type PortalPerson } from 'shared-kernel/domain/portal';
import type { ContractStatus } from '../contract-status';
import { isVoidable, withoutEnvelope } from '../signing/void-envelope';
import { waiverFlags } from './drafted-contract';

const legalReviewOn: Partial<Record<ContractStatus, Contract['legalReview']>> = {
  draft: 'required',
  pending_review: 'pending',
  legal_approved: 'completed',
};

/** The moves that lead back to an earlier status. */
const isBack = (from: ContractStatus, to: ContractStatus): boolean =>
  to === 'draft' || (from === 'legal_approved' && to === 'pending_review');

const ownReview =
  'You submitted this contract. Another person, in another portal, completes its legal review.';

/** Why a person cannot submit a contract for its legal review, or complete that; the moves out of it need neither. */
function reviewRefusal(
  contract: Contract,
  status: ContractStatus,
  person: PortalPerson,
): string | undefined {
  const isCompletion = status === 'legal_approved';
  if (isCompletion && isSubmittedBy(contract, person)) return ownReview;
  const isSubmission = status === 'pending_review' && contract.status !== 'legal_approved';
  return (isCompletion || isSubmission) && !hasMainDocument(contract)
    ? 'Attach the main document first.'
    : undefined;
}

/**
 * Why a person cannot move a contract to another status: none is moved to `signed`, which only signatures lead to,
 * none is moved back from its first signature on, and a legal review needs a document and a second person.
 */
export function moveRefusal(
  contract: Contract,
  status: ContractStatus,
  person: PortalPerson,
): string | undefined {
  const { status: from } = contract;
  const refusal = changeRefusal(contract);
  if (refusal !== undefined && (from === 'signed' || isBack(from, status))) return refusal;
  if (status === 'signed') return 'Only its signatories can sign a contract, in its envelope.';
  if (!canTransition(from, status)) return 'The contract cannot move to this status.';
  return reviewRefusal(contract, status, person);
}

/** The flags that a completed legal review lifts: those of the waiver. */
const liftedFlags = ({ complianceFlags }: Contract, status: ContractStatus): readonly string[] =>
  status === 'legal_approved' ? complianceFlags.filter((flag) => waiverFlags.has(flag)) : [];

type Move =
  | {
      readonly ok: true;
      readonly contract: Contract;
      readonly lifted: readonly string[];
      readonly isVoid: boolean;
    }
  | { readonly ok: false; readonly reason: string };

/** Who stands as the submitter after a move: who reopens a review that was completed submits nothing. */
function submissionAfter(
  { status: from, submitted }: Contract,
  status: ContractStatus,
  person: PortalPerson,
  now: Date,
): Pick<Contract, 'submitted'> {
  if (status === 'draft') return {};
  const isSubmission = status === 'pending_review' && from !== 'legal_approved';
  if (isSubmission) return { submitted: { ...person, at: now.toISOString() } };
  return submitted ? { submitted } : {};
}

/**
 * The contract in another status, modified on the day of `now`: its legal review moves along, and the flags of
 * its waiver are lifted once that is completed. An envelope that no one has signed yet is void, since it was sent
 * with another review. Or why it is not moved.
 */
export function movedContract(
  contract: Contract,
  status: ContractStatus,
  now: Date,
  person: PortalPerson,
): Move {
  const reason = moveRefusal(contract, status, person);
  if (reason !== undefined) return { ok: false, reason };
  const lifted = liftedFlags(contract, status);
  const isVoid = isVoidable(contract);
  const { submitted: _before, ...standing } = isVoid
    ? withoutEnvelope(contract, { kind: 'void', actorId: personIdOf(person) }, now)
    : contract;
  const moved = {
    ...standing,
    ...submissionAfter(contract, status, person, now),
    status,
    legalReview: legalReviewOn[status] ?? contract.legalReview,
    complianceFlags: contract.complianceFlags.filter((flag) => !lifted.includes(flag)),
    lastModified: dayOf(now),
  };
  return { ok: true, contract: moved, lifted, isVoid };
}
