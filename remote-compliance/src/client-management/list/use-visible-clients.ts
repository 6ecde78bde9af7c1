import { useDeferredValue, useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { useCompanyScope, useSearchReach } from 'shared-kernel/workspace';
import { sortClients } from './client-sort';
import { useClientFilters, type ClientFilters } from './use-client-filters';
import { hasOpenScreening } from './client-summary';
import { searchClients } from './search-clients';
import type { SearchReach } from 'shared-kernel/domain/search';

/** The clients that pass search, risk and the chosen summary card, by AND, in their order (CL1). */
function selectVisibleClients(
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

/** The clients that pass the filters in the URL, in its order; it lets typing go first. */
export function useVisibleClients(clients: readonly Client[]): readonly Client[] {
  const filters = useClientFilters();
  const selection = useDeferredValue(filters.selection);
  const { sort, dir } = useDeferredValue(filters.order);
  const { lists } = useCompanyScope();
  const reach = useSearchReach();
  const sorted = useMemo(
    () =>
      sortClients(
        clients.filter(({ id, companyName }) => lists({ clientId: id, client: companyName })),
        sort,
        dir,
      ),
    [clients, lists, sort, dir],
  );
  return useMemo(() => selectVisibleClients(sorted, selection, reach), [sorted, selection, reach]);
}
