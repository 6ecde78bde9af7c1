import type { RiskLevel } from 'shared-kernel/domain/lifecycle';
import { textMatcher, type SearchReach } from 'shared-kernel/domain/search';
import { clientNames, type Client } from 'shared-kernel/domain/client';
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
export interface ClientFilter {
  readonly text?: string;
  readonly reach?: SearchReach;
  readonly risk?: RiskLevel;
  readonly show?: ClientSelection;
}

/** The clients whose company, by any of its names, or contact contains the text and that have the risk, in their order (CL1). */
export const searchClients = (
  clients: readonly Client[],
  { text = '', reach, risk, show = 'all' }: ClientFilter,
): Client[] => {
  const matches = textMatcher(text, reach);
  return clients.filter(
    (client) =>
      (risk === undefined || client.riskLevel === risk) &&
      belongs[show](client) &&
      matches([...clientNames(client), client.contactPerson]),
  );
};
