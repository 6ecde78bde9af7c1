import { toLocalDate } from 'shared-kernel/format';
import { canChangeStatus } from './status-transitions';
import {
  getContractChangeError,
  hasMainDocument,
  isSubmittedBy,
  type Contract,
} from 'shared-kernel/domain/contract';
import { getPersonId, type PortalPerson } from 'shared-kernel/domain/portal';
import type { ContractStatus } from '../contract-status';
import { canVoidEnvelope, removeEnvelope } from '../rules/void-envelope';
import { waiverFlags } from './create-draft-contract';

const legalReviewOn: Partial<Record<ContractStatus, Contract['legalReview']>> = {
  draft: 'required',
  pending_review: 'pending',
  legal_approved: 'completed',
};

const isBack = (from: ContractStatus, to: ContractStatus): boolean =>
  to === 'draft' || (from === 'legal_approved' && to === 'pending_review');

const ownReview =
  'You submitted this contract. A person in another portal must complete the legal review.';

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

/** Returns why a user cannot change the status of a contract, or `undefined` if the change is allowed. */
export function getStatusChangeError(
  contract: Contract,
  status: ContractStatus,
  person: PortalPerson,
): string | undefined {
  const { status: from } = contract;
  const refusal = getContractChangeError(contract);
  if (refusal !== undefined && (from === 'signed' || isBack(from, status))) return refusal;
  if (status === 'signed')
    return 'Only signatories can sign this contract, through the signing envelope.';
  if (!canChangeStatus(from, status)) return 'The contract cannot change to this status.';
  return reviewRefusal(contract, status, person);
}

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

/**
 * Returns who submitted the contract for review. Moving the contract to review stores the current person. Moving it
 * back to draft removes that person.
 */
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
 * Returns the contract with a new status and legal review, or why the change is refused. An unsigned open envelope
 * becomes void.
 */
export function transitionContract(
  contract: Contract,
  status: ContractStatus,
  now: Date,
  person: PortalPerson,
): Move {
  const reason = getStatusChangeError(contract, status, person);
  if (reason !== undefined) return { ok: false, reason };
  const lifted = liftedFlags(contract, status);
  const isVoid = canVoidEnvelope(contract);
  const { submitted: _before, ...standing } = isVoid
    ? removeEnvelope(contract, { kind: 'void', actorId: getPersonId(person) }, now)
    : contract;
  const moved = {
    ...standing,
    ...submissionAfter(contract, status, person, now),
    status,
    legalReview: legalReviewOn[status] ?? contract.legalReview,
    complianceFlags: contract.complianceFlags.filter((flag) => !lifted.includes(flag)),
    lastModified: toLocalDate(now),
  };
  return { ok: true, contract: moved, lifted, isVoid };
}
