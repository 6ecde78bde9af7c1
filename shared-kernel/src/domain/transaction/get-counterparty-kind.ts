import type { ClientDirectory } from '../client';
import { getEnteredClientName, type ClientReference } from '../client/client-reference';

/**
 * Returns whether the counterparty of a transaction is a client or a vendor (F4). Every party that is not in `clients`
 * is a vendor.
 */
export function getCounterpartyKind(
  party: string | ClientReference,
  clients: ReadonlySet<string> | Pick<ClientDirectory, 'idOf'>,
): 'client' | 'vendor' {
  const record = typeof party === 'string' ? { counterparty: party } : party;
  const isClient =
    'idOf' in clients
      ? clients.idOf(record) !== undefined
      : clients.has(getEnteredClientName(record) ?? '');
  return isClient ? 'client' : 'vendor';
}
