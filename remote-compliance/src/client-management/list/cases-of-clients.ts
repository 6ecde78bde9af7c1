import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { formatNumber } from 'shared-kernel/format';

type Named = Pick<Client, 'id' | 'companyName'>;

/** The case of each client; a stored one without an id of its client is known by the company’s name. */
export const casesOfClients = (
  clients: readonly Named[],
  records: readonly ComplianceRecord[],
): readonly ComplianceRecord[] =>
  clients.flatMap(
    ({ id, companyName }) =>
      records.find(({ clientId, name }) =>
        clientId === undefined ? name === companyName : clientId === id,
      ) ?? [],
  );

/** Why the cases of these clients cannot be worked on at once. */
export function caseRefusal(
  clients: readonly Named[],
  cases: readonly ComplianceRecord[] | undefined,
): string | undefined {
  if (!cases) return 'Still loading. Try again in a moment.';
  const missing = clients.length - cases.length;
  if (missing === 0) return undefined;
  return clients.length === 1
    ? 'This client has no compliance case.'
    : `${formatNumber(missing)} of the ${formatNumber(clients.length)} ${missing === 1 ? 'has' : 'have'} no compliance case.`;
}
