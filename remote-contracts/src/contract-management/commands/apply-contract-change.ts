import type { Contract } from 'shared-kernel/domain/contract';
import type { PortalPerson } from 'shared-kernel/domain/portal';
import { describeVoidedEnvelope } from '../rules/void-envelope';
import { transitionContract } from './transition-contract';

const wording = ['title', 'type', 'client', 'value'] as const;

interface ChangedContract {
  readonly contract: Contract;
  readonly isReopened: boolean;
  readonly isVoid: boolean;
}

export const shouldReopenReview = ({ status }: Pick<Contract, 'status'>): boolean =>
  status === 'legal_approved';

const isSameText = (one: Contract, other: Contract): boolean =>
  wording.every((field) => one[field] === other[field]) &&
  one.documents.length === other.documents.length;

/**
 * Returns the contract after a change of its terms or documents. The change reopens a completed legal review and voids
 * an open envelope.
 */
export function applyContractChange(
  before: Contract,
  after: Contract,
  now: Date,
  person: PortalPerson,
): ChangedContract {
  const move =
    shouldReopenReview(before) && !isSameText(before, after)
      ? transitionContract(after, 'pending_review', now, person)
      : undefined;
  if (move?.ok) {
    const contract = { ...move.contract, submitted: { ...person, at: now.toISOString() } };
    return { contract, isReopened: true, isVoid: move.isVoid };
  }
  return { contract: after, isReopened: false, isVoid: false };
}

export const describeContractChange = ({
  isReopened,
  isVoid,
}: ChangedContract): readonly string[] =>
  isReopened ? ['The legal review was reopened', ...describeVoidedEnvelope(isVoid)] : [];
