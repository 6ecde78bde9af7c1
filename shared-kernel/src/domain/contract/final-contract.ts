import type { Contract } from './contract.schema';
import { actingSignatories, signingRoleOf } from './signatory';

export const signedRefusal = {
  final: 'This contract is signed and final. Amend it to change anything.',
  partly: 'A signature has been given, so this contract is final. Amend it to change anything.',
} as const;

type Signing = Pick<Contract, 'status' | 'signatories'>;

/** The ids of the signatories and witnesses who have signed. An approval does not count as a signature. */
export const signedIdsOf = ({ signatories }: Pick<Contract, 'signatories'>): readonly string[] =>
  signatories
    .filter((person) => person.status === 'signed' && signingRoleOf(person) !== 'approver')
    .map(({ id }) => id);

/** Whether a contract has its first signature. A final contract accepts only further signatures. */
export const isFinal = (contract: Signing): boolean =>
  contract.status === 'signed' || signedIdsOf(contract).length > 0;

/** Reason why a contract's text and documents cannot be changed; `undefined` before its first signature. */
export function contractChangeRefusal(contract: Signing): string | undefined {
  if (!isFinal(contract)) return undefined;
  const isSignedByAll =
    contract.status === 'signed' ||
    actingSignatories(contract).every(({ status }) => status === 'signed');
  return isSignedByAll ? signedRefusal.final : signedRefusal.partly;
}
