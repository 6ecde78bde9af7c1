import type { Client } from 'shared-kernel/domain/client';
import { riskLevels } from '../../screening/risk-levels';
import { toMilliseconds, createLazyValue } from 'shared-kernel/format';
import { hasOpenScreening } from './client-summary';

export const clientSortKeys = [
  'need',
  'id',
  'company',
  'score',
  'risk',
  'activity',
  'volume',
] as const;

export type ClientSortKey = (typeof clientSortKeys)[number];

export const clientSortLabel: Record<ClientSortKey, string> = {
  need: 'Open items first',
  id: 'Client number',
  company: 'Company',
  score: 'Compliance score',
  risk: 'Risk',
  activity: 'Last activity',
  volume: 'Lifetime volume',
};

export const clientSortDirections = ['ascending', 'descending'] as const;

export type ClientSortDirection = (typeof clientSortDirections)[number];

const collator = createLazyValue(
  () => new Intl.Collator('en', { sensitivity: 'base', numeric: true }),
);

/**
 * Number added to the score of clients without open screenings, so that they come after clients with open screenings.
 */
const beyondScores = 1000;

const sortValue: Record<ClientSortKey, (client: Client) => number | string> = {
  need: (client) => client.complianceScore + (hasOpenScreening(client) ? 0 : beyondScores),
  id: ({ id }) => id,
  company: ({ companyName }) => companyName,
  score: ({ complianceScore }) => complianceScore,
  risk: ({ riskLevel }) => riskLevels.indexOf(riskLevel),
  activity: ({ lastActivity }) => toMilliseconds(lastActivity),
  volume: ({ totalVolume }) => totalVolume,
};

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b));

/**
 * Returns a sorted copy of the clients. With the sort key `need`, ascending order lists the most urgent client first.
 */
export const sortClients = (
  clients: readonly Client[],
  key: ClientSortKey,
  direction: ClientSortDirection,
): Client[] => {
  const ascending = clients
    .map((client) => ({ client, value: sortValue[key](client) }))
    .sort((a, b) => compare(a.value, b.value))
    .map(({ client }) => client);
  return direction === 'ascending' ? ascending : ascending.toReversed();
};
