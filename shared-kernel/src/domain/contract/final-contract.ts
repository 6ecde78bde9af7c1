import type { Contract } from './contract.schema';
import { listActingSignatories, getSigningRole } from './signatory';

export const signedContractMessages = {
  final: 'This contract is signed and final. Amend the contract to make changes.',
  partly: 'This contract is partly signed and final. Amend the contract to make changes.',
} as const;

type Signing = Pick<Contract, 'status' | 'signatories'>;

/** Returns the ids of the signatories and witnesses who have signed. Approvals do not count. */
export const listSignedSignatoryIds = ({
  signatories,
}: Pick<Contract, 'signatories'>): readonly string[] =>
  signatories
    .filter((person) => person.status === 'signed' && getSigningRole(person) !== 'approver')
    .map(({ id }) => id);

/**
 * Whether a contract has the status `signed` or at least one signature. After that, the contract accepts only further
 * signatures.
 */
export const isFinalContract = (contract: Signing): boolean =>
  contract.status === 'signed' || listSignedSignatoryIds(contract).length > 0;

/**
 * Returns the reason why the terms and documents of a contract cannot be changed; `undefined` before the first
 * signature.
 */
export function getContractChangeError(contract: Signing): string | undefined {
  if (!isFinalContract(contract)) return undefined;
  const isSignedByAll =
    contract.status === 'signed' ||
    listActingSignatories(contract).every(({ status }) => status === 'signed');
  return isSignedByAll ? signedContractMessages.final : signedContractMessages.partly;
}
