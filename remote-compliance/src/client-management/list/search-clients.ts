import { textMatcher, type SearchReach } from 'shared-kernel/domain/search';
import { clientNames, type Client } from 'shared-kernel/domain/client';
import type { RiskChoice } from '../../screening/risk-filter';
import { hasOpenScreening } from './client-summary';

/** What a summary card and the overview narrow the list to. */
export const clientSelections = ['all', 'open-screenings', 'documents'] as const;

type ClientSelection = (typeof clientSelections)[number];

const belongs: Record<ClientSelection, (client: Client) => boolean> = {
  all: () => true,
  'open-screenings': hasOpenScreening,
  documents: ({ documents }) => documents.some(({ status }) => status === 'pending'),
};

/** The client list’s search, risk filter and summary card; what is left out filters nothing (CL1). */
interface ClientFilter {
  readonly q?: string;
  readonly risk?: RiskChoice;
  readonly show?: ClientSelection;
}

/** The clients whose company, by any of its names, or contact contains the text and that have the risk, in their order (CL1). */
export const searchClients = (
  clients: readonly Client[],
  { q = '', risk = 'all', show = 'all' }: ClientFilter,
  reach?: SearchReach,
): Client[] => {
  const matches = textMatcher(q, reach);
  return clients.filter(
    (client) =>
      (risk === 'all' || client.riskLevel === risk) &&
      belongs[show](client) &&
      matches([...clientNames(client), client.contactPerson]),
  );
};
