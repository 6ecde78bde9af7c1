import { formatContractTitle, type Contract } from 'shared-kernel/domain/contract';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { storedLimits } from 'shared-kernel/domain/text';
import type { Command, CommandTransaction } from 'shared-kernel/workspace';
import { listSignatoryPortals } from '../rules/signatory-portals';
import { createContractReference, createContractMatcher } from './create-contract-reference';
import { loadProfiles } from './load-profiles';

type Context = Parameters<Command['apply']>[2];

/** Removes earlier notifications with the same title about a contract, so that only the latest one remains. */
export async function removeContractNotifications(
  transaction: CommandTransaction,
  contractId: string,
  title: string,
): Promise<void> {
  const isEarlier = createContractMatcher(contractId);
  for (const news of await transaction.find('notifications', 'timestamp'))
    if (news.title === title && isEarlier(news)) transaction.remove('notifications', news.id);
}

/** Returns the portals to notify after the last signature: Legal, Admin and the portals of the signatories. */
async function concernedPortals(
  transaction: CommandTransaction,
  contract: Contract,
): Promise<ReadonlySet<PortalKey>> {
  const users = (await transaction.source.users?.()) ?? (await loadProfiles(transaction));
  const own = contract.signatories.flatMap((person) =>
    listSignatoryPortals(contract, person, users),
  );
  return new Set<PortalKey>(['admin', 'law_firm', ...own]);
}

/**
 * Notifies Legal, Admin and the signatories’ portals that everyone has signed the contract. The person who signed last
 * gets no notification.
 */
export async function notifyContractSigned(
  transaction: CommandTransaction,
  contract: Contract,
  { personId: actorId, now }: Pick<Context, 'personId' | 'now'>,
): Promise<void> {
  for (const portal of await concernedPortals(transaction, contract)) {
    const id = `NT-${contract.id}-signed-${portal}`.slice(0, storedLimits.id);
    if (await transaction.get('notifications', id)) continue;
    transaction.add('notifications', {
      ...createContractReference(contract),
      id,
      type: 'success',
      title: 'Everyone has signed',
      message: `${formatContractTitle(contract)} is signed by all signatories. The signed PDF is ready.`,
      timestamp: now.toISOString(),
      isRead: false,
      isStarred: false,
      actionRequired: false,
      priority: 'medium',
      portal,
      ...(actorId !== undefined && { actorId }),
      // `isInternal` hides notifications for other portals from the client.
      ...(portal !== 'client' && { isInternal: true }),
    });
  }
}
