import { dayOf } from 'shared-kernel/format';
import { canTransition } from './contract-moves';
import { changeRefusal, type Contract } from 'shared-kernel/domain/contract';
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

/**
 * Why a contract cannot be moved to another status: none is moved to `signed`, which only signatures lead to,
 * and none is moved back from its first signature on.
 */
export function moveRefusal(contract: Contract, status: ContractStatus): string | undefined {
  const { status: from } = contract;
  const refusal = changeRefusal(contract);
  if (refusal !== undefined && (from === 'signed' || isBack(from, status))) return refusal;
  if (status === 'signed') return 'Only its signatories can sign a contract, in its envelope.';
  return canTransition(from, status) ? undefined : 'The contract cannot move to this status.';
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

/**
 * The contract in another status, modified on the day of `now`: its legal review moves along, and the flags of
 * its waiver are lifted once that is completed. An envelope that no one has signed yet is void, since it was sent
 * with another review. Or why it is not moved.
 */
export function movedContract(contract: Contract, status: ContractStatus, now: Date): Move {
  const reason = moveRefusal(contract, status);
  if (reason !== undefined) return { ok: false, reason };
  const lifted = liftedFlags(contract, status);
  const isVoid = isVoidable(contract);
  const moved = {
    ...(isVoid ? withoutEnvelope(contract) : contract),
    status,
    legalReview: legalReviewOn[status] ?? contract.legalReview,
    complianceFlags: contract.complianceFlags.filter((flag) => !lifted.includes(flag)),
    lastModified: dayOf(now),
  };
  return { ok: true, contract: moved, lifted, isVoid };
}
