import { hasOpenScreening } from './client-summary';
import { searchClients } from './search-clients';
import type { SearchReach } from 'shared-kernel/domain/search';
import type { Client } from 'shared-kernel/domain/client';
import type { ClientFilters } from './use-client-filters';

/** The clients that pass search, risk and the chosen summary card, by AND, in their order (CL1). */
export function selectVisibleClients(
  clients: readonly Client[],
  { q, risk, show }: ClientFilters['selection'],
  reach?: SearchReach,
): Client[] {
  const found = searchClients(clients, {
    text: q,
    ...(reach && { reach }),
    ...(risk !== 'all' && { risk }),
  });
  return show === 'open-screenings' ? found.filter(hasOpenScreening) : found;
}
