import type { Contract } from 'shared-kernel/domain/contract';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { CommandError, type CommandTransaction } from 'shared-kernel/workspace';
import { isSigningOnBehalf, getSignatoryError } from '../rules/signatory-portals';
import { loadProfiles } from './load-profiles';

/**
 * Throws a `denied` error if only another portal may sign for the signatory. Returns whether the user acts on behalf of
 * the signatory.
 */
export async function assertCanSign(
  transaction: CommandTransaction,
  contract: Contract,
  signatoryId: string,
  portal: PortalKey | undefined,
): Promise<boolean> {
  const signatory = contract.signatories.find(({ id }) => id === signatoryId);
  const profiles = await loadProfiles(transaction);
  const isOnServer = transaction.source.users !== undefined;
  const refusal = signatory && getSignatoryError(contract, signatory, profiles, portal, isOnServer);
  if (refusal !== undefined) throw new CommandError('denied', refusal);
  return signatory !== undefined && isSigningOnBehalf(contract, signatory, profiles, portal);
}
