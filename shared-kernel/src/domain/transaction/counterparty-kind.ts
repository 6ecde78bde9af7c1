import type { ClientDirectory } from '../client';
import { typedClientName, type ClientReference } from '../client/client-reference';

/**
 * Whether the other side of a transaction, or the company of a name, is a client by its id or its name, or else a vendor (F4).
 * Clients are known by a directory, or by their names alone.
 */
export function counterpartyKind(
  party: string | ClientReference,
  clients: ReadonlySet<string> | Pick<ClientDirectory, 'idOf'>,
): 'client' | 'vendor' {
  const record = typeof party === 'string' ? { counterparty: party } : party;
  const isClient =
    'idOf' in clients
      ? clients.idOf(record) !== undefined
      : clients.has(typedClientName(record) ?? '');
  return isClient ? 'client' : 'vendor';
}
