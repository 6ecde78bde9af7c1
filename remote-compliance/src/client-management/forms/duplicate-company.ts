import type { Client } from 'shared-kernel/domain/client';
import { looksLike } from 'shared-kernel/domain/text';

/** Whether another client already has a company name that looks like this one; a client may keep its own. */
export function isDuplicateCompany(
  clients: readonly Pick<Client, 'id' | 'companyName'>[],
  companyName: string,
  exceptId?: string,
): boolean {
  const isSame = looksLike(companyName);
  const isKept = (client: Pick<Client, 'id' | 'companyName'>) =>
    client.id === exceptId && client.companyName === companyName;
  return (
    !clients.some(isKept) &&
    clients.some((client) => client.id !== exceptId && isSame(client.companyName))
  );
}
