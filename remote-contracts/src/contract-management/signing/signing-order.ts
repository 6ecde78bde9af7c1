import { dayOf } from 'shared-kernel/format';
import { nextSignatory, type Contract } from 'shared-kernel/domain/contract';

/** Whether a contract may be sent for signature: once its legal review is completed (C3). */
export const canSendForSignature = ({ legalReview }: Pick<Contract, 'legalReview'>): boolean =>
  legalReview === 'completed';

/** How many of a contract's signatories have signed. */
export const signatoryProgress = ({
  signatories,
}: Pick<Contract, 'signatories'>): { signed: number; total: number } => ({
  signed: signatories.filter(({ status }) => status === 'signed').length,
  total: signatories.length,
});

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
