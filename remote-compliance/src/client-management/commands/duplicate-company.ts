import type { Client } from 'shared-kernel/domain/client';
import { createLookalikeMatcher } from 'shared-kernel/domain/text';
import { CommandError, type CommandTransaction } from 'shared-kernel/workspace';

type Named = Pick<Client, 'id' | 'companyName'>;

/**
 * Whether another client has the same or a visually identical company name. Ignores the client that is being edited.
 */
export function isDuplicateCompany(
  clients: readonly Named[],
  companyName: string,
  self?: string,
): boolean {
  const isSame = createLookalikeMatcher(companyName);
  return (
    !clients.some((client) => client.id === self && client.companyName === companyName) &&
    clients.some((client) => client.id !== self && isSame(client.companyName))
  );
}

export async function assertUniqueCompanyName(
  transaction: CommandTransaction,
  companyName: string,
  self?: string,
): Promise<void> {
  const clients = await transaction.source.list('clients');
  if (!isDuplicateCompany(clients, companyName, self)) return;
  const message = 'A client with this company name already exists';
  throw new CommandError('invalid', message, { issues: [{ field: 'companyName', message }] });
}
