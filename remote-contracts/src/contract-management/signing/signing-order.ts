import { dayOf } from 'shared-kernel/format';
import {
  actingSignatories,
  envelopeId,
  nextSignatories,
  partOf,
  type Contract,
} from 'shared-kernel/domain/contract';
import type { Signatory } from './signatory';

/** Whether a contract may be sent for signature: once its legal review is completed (C3). */
export const canSendForSignature = ({ legalReview }: Pick<Contract, 'legalReview'>): boolean =>
  legalReview === 'completed';

/** Those who sign a contract, its witnesses included. */
export const signingPeople = (contract: Pick<Contract, 'signatories'>): readonly Signatory[] =>
  actingSignatories(contract).filter((person) => partOf(person) !== 'approver');

/** How many of those who sign a contract have signed. */
export function signatoryProgress(contract: Pick<Contract, 'signatories'>) {
  const people = signingPeople(contract);
  return {
    signed: people.filter(({ status }) => status === 'signed').length,
    total: people.length,
  };
}

/**
 * The contract with a step taken on the day of `now` by one whose turn it is, and `signed` when that was the last;
 * undefined when it may not be signed or it is not this person's turn.
 */
export function signContract(
  contract: Contract,
  signatoryId: string,
  now: Date,
): Contract | undefined {
  const next = nextSignatories(contract).find(({ id }) => id === signatoryId);
  if (!canSendForSignature(contract) || !next) return undefined;
  const day = dayOf(now);
  const signedIn = envelopeId(contract);
  const signatories = contract.signatories.map((signatory) =>
    signatory === next
      ? {
          ...signatory,
          status: 'signed' as const,
          signedDate: day,
          ...(signedIn !== undefined && { signedIn }),
        }
      : signatory,
  );
  const allSigned = actingSignatories({ signatories }).every(({ status }) => status === 'signed');
  return {
    ...contract,
    signatories,
    status: allSigned ? 'signed' : contract.status,
    lastModified: day,
  };
}
