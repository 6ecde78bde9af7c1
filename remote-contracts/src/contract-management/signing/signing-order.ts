import { dayOf } from 'shared-kernel/format';
import { type Contract } from 'shared-kernel/domain/contract';
import { type Signatory } from './signatory';

/** Whether a contract may be sent for signature: once its legal review is completed (C3). */
export const canSendForSignature = ({ legalReview }: Pick<Contract, 'legalReview'>): boolean =>
  legalReview === 'completed';

/** How many of a contract's signatories have signed. */
export const signerProgress = ({
  signatories,
}: Pick<Contract, 'signatories'>): { signed: number; total: number } => ({
  signed: signatories.filter(({ status }) => status === 'signed').length,
  total: signatories.length,
});

/** Whose turn it is: the first who has not signed; nobody once all have or that person declined. */
export function nextSignatory({
  signatories,
}: Pick<Contract, 'signatories'>): Signatory | undefined {
  const next = signatories.find(({ status }) => status !== 'signed');
  return next?.status === 'pending' ? next : undefined;
}

/**
 * The contract with its next signature given on the day of `now`, and `signed` when that was the last;
 * undefined when it may not be signed or it is not this signatory's turn.
 */
export function signContract(
  contract: Contract,
  signatoryId: string,
  now: Date,
): Contract | undefined {
  const next = nextSignatory(contract);
  if (!canSendForSignature(contract) || next?.id !== signatoryId) return undefined;
  const day = dayOf(now);
  const signatories = contract.signatories.map((signatory) =>
    signatory === next ? { ...signatory, status: 'signed' as const, signedDate: day } : signatory,
  );
  const allSigned = signatories.every(({ status }) => status === 'signed');
  return {
    ...contract,
    signatories,
    status: allSigned ? 'signed' : contract.status,
    lastModified: day,
  };
}
