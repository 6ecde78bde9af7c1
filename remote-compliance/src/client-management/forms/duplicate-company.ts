import type { Client } from 'shared-kernel/domain/client';

const companyKey = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Whether another client already has this company name; letter case, white space and Unicode form aside. */
export function isDuplicateCompany(
  clients: readonly Pick<Client, 'id' | 'companyName'>[],
  companyName: string,
  exceptId?: string,
): boolean {
  const wanted = companyKey(companyName);
  return clients.some(
    (client) => client.id !== exceptId && companyKey(client.companyName) === wanted,
  );
}
