import { useDeferredValue, useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { useCompanyScope, useSearchReach } from 'shared-kernel/workspace';
import { sortClients } from './client-sort';
import { useClientFilters } from './use-client-filters';
import { searchClients } from './search-clients';

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
  return useMemo(() => {
    const { q, risk, show } = selection;
    return searchClients(sorted, { text: q, reach, show, ...(risk !== 'all' && { risk }) });
  }, [sorted, selection, reach]);
}
