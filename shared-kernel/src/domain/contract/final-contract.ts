import type { Contract } from './contract.schema';

/** Why something cannot be done to a contract that was signed. */
export const signedRefusal = {
  final: 'This contract is signed and final. Amend it to change anything.',
  partly: 'A signature has been given. Recall the envelope to change the contract.',
} as const;

type Signing = Pick<Contract, 'status' | 'signatories'>;

/** The signatories who have signed, by their ids. */
export const signedBy = ({ signatories }: Pick<Contract, 'signatories'>): readonly string[] =>
  signatories.filter(({ status }) => status === 'signed').map(({ id }) => id);

/** Whether a contract's signing is complete, after which nothing of it changes. */
export const isFinal = (contract: Signing): boolean =>
  contract.status === 'signed' ||
  (contract.signatories.length > 0 && signedBy(contract).length === contract.signatories.length);

/** Why a contract's wording and documents cannot be changed; they can before its first signature. */
export function changeRefusal(contract: Signing): string | undefined {
  if (isFinal(contract)) return signedRefusal.final;
  return signedBy(contract).length > 0 ? signedRefusal.partly : undefined;
}
