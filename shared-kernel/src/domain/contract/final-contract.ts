import type { Contract } from './contract.schema';

/** Why something cannot be done to a contract that was signed. */
export const signedRefusal = {
  final: 'This contract is signed and final. Amend it to change anything.',
  partly: 'A signature has been given, so this contract is final. Amend it to change anything.',
} as const;

type Signing = Pick<Contract, 'status' | 'signatories'>;

/** The signatories who have signed, by their ids. */
export const signedBy = ({ signatories }: Pick<Contract, 'signatories'>): readonly string[] =>
  signatories.filter(({ status }) => status === 'signed').map(({ id }) => id);

/** Whether a contract has its first signature, after which nothing of it changes but who else has signed. */
export const isFinal = (contract: Signing): boolean =>
  contract.status === 'signed' || signedBy(contract).length > 0;

/** Why a contract's wording and documents cannot be changed; they can before its first signature. */
export function changeRefusal(contract: Signing): string | undefined {
  if (!isFinal(contract)) return undefined;
  const { status, signatories } = contract;
  const isSignedByAll = status === 'signed' || signedBy(contract).length === signatories.length;
  return isSignedByAll ? signedRefusal.final : signedRefusal.partly;
}
