import { toLocalDate } from 'shared-kernel/format';
import {
  listActingSignatories,
  findEnvelopeId,
  listNextSignatories,
  getSigningRole,
  type Contract,
} from 'shared-kernel/domain/contract';
import type { Signatory } from './signatory';

/** Whether a contract can be sent for signature. A completed legal review is required (C3). */
export const canSendForSignature = ({ legalReview }: Pick<Contract, 'legalReview'>): boolean =>
  legalReview === 'completed';

export const listSignatoriesAndWitnesses = (
  contract: Pick<Contract, 'signatories'>,
): readonly Signatory[] =>
  listActingSignatories(contract).filter((person) => getSigningRole(person) !== 'approver');

export function computeSignatoryProgress(contract: Pick<Contract, 'signatories'>) {
  const people = listSignatoriesAndWitnesses(contract);
  return {
    signed: people.filter(({ status }) => status === 'signed').length,
    total: people.length,
  };
}

/**
 * Returns the contract with a new signature, or `undefined` if the person cannot sign now. The last signature sets the
 * status to `signed`.
 */
export function addSignature(
  contract: Contract,
  signatoryId: string,
  now: Date,
): Contract | undefined {
  const next = listNextSignatories(contract).find(({ id }) => id === signatoryId);
  if (!canSendForSignature(contract) || !next) return undefined;
  const day = toLocalDate(now);
  const signedIn = findEnvelopeId(contract);
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
  const allSigned = listActingSignatories({ signatories }).every(
    ({ status }) => status === 'signed',
  );
  return {
    ...contract,
    signatories,
    status: allSigned ? 'signed' : contract.status,
    lastModified: day,
  };
}
