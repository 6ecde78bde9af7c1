import type { Contract } from 'shared-kernel/domain/contract';
import type { PortalPerson } from 'shared-kernel/domain/portal';
import { voidSentences } from '../signing/void-envelope';
import { movedContract } from './moved-contract';

const wording = ['title', 'type', 'client', 'value'] as const;

/** A contract that was changed, and what the change did to its legal review and its envelope. */
interface ChangedContract {
  readonly contract: Contract;
  readonly isReopened: boolean;
  readonly isVoid: boolean;
}

/** Whether a change of the contract's terms or documents opens its legal review again. */
export const reopensReview = ({ status }: Pick<Contract, 'status'>): boolean =>
  status === 'legal_approved';

const isSameText = (one: Contract, other: Contract): boolean =>
  wording.every((field) => one[field] === other[field]) &&
  one.documents.length === other.documents.length;

/**
 * The contract after a change of its terms or documents at `now`. A completed legal review holds for what was
 * reviewed alone: it is open again after any other text, submitted by the person who changed it, and an envelope that is
 * out is void.
 */
export function changedContract(
  before: Contract,
  after: Contract,
  now: Date,
  person: PortalPerson,
): ChangedContract {
  const move =
    reopensReview(before) && !isSameText(before, after)
      ? movedContract(after, 'pending_review', now, person)
      : undefined;
  if (move?.ok) {
    const contract = { ...move.contract, submitted: { ...person, at: now.toISOString() } };
    return { contract, isReopened: true, isVoid: move.isVoid };
  }
  return { contract: after, isReopened: false, isVoid: false };
}

/** What the log and the toast say of the review and the envelope; empty where neither changed. */
export const changeSentences = ({ isReopened, isVoid }: ChangedContract): readonly string[] =>
  isReopened ? ['The legal review is open again', ...voidSentences(isVoid)] : [];
