import type { Contract } from './contract.schema';
import { actingSignatories, signingRoleOf } from './signatory';

export const signedRefusal = {
  final: 'This contract is signed and final. Amend the contract to make changes.',
  partly: 'This contract is partly signed and final. Amend the contract to make changes.',
} as const;

type Signing = Pick<Contract, 'status' | 'signatories'>;

/** Returns the ids of the signatories and witnesses who have signed. Approvals do not count. */
export const signedIdsOf = ({ signatories }: Pick<Contract, 'signatories'>): readonly string[] =>
  signatories
    .filter((person) => person.status === 'signed' && signingRoleOf(person) !== 'approver')
    .map(({ id }) => id);

/** Whether a contract has its first signature. After that, only further signatures can be added. */
export const isFinal = (contract: Signing): boolean =>
  contract.status === 'signed' || signedIdsOf(contract).length > 0;

/** Returns why the text and documents of a contract cannot change, or `undefined` before the first signature. */
export function contractChangeRefusal(contract: Signing): string | undefined {
  if (!isFinal(contract)) return undefined;
  const isSignedByAll =
    contract.status === 'signed' ||
    actingSignatories(contract).every(({ status }) => status === 'signed');
  return isSignedByAll ? signedRefusal.final : signedRefusal.partly;
}
