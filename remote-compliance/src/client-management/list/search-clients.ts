import { createTextMatcher, type SearchMode } from 'shared-kernel/domain/search';
import { listClientNames, type Client } from 'shared-kernel/domain/client';
import type { RiskChoice } from '../../screening/risk-filter';
import { hasOpenScreening } from './client-summary';

/** Filters of the client list that a summary card or a link from the overview can set. */
export const clientListFilters = ['all', 'open-screenings', 'documents'] as const;

type ClientSelection = (typeof clientListFilters)[number];

const belongs: Record<ClientSelection, (client: Client) => boolean> = {
  all: () => true,
  'open-screenings': hasOpenScreening,
  documents: ({ documents }) => documents.some(({ status }) => status === 'pending'),
};

interface ClientFilter {
  readonly q?: string;
  readonly risk?: RiskChoice;
  readonly show?: ClientSelection;
}

/**
 * Returns the clients that match the risk and the search text (CL1). The search covers company names, former names and
 * the contact.
 */
export const searchClients = (
  clients: readonly Client[],
  { q = '', risk = 'all', show = 'all' }: ClientFilter,
  reach?: SearchMode,
): Client[] => {
  const matches = createTextMatcher(q, reach);
  return clients.filter(
    (client) =>
      (risk === 'all' || client.riskLevel === risk) &&
      belongs[show](client) &&
      matches([...listClientNames(client), client.contactPerson]),
  );
};
