import { useDeferredValue, useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { useListLayout } from 'shared-kernel/records';
import { createChoiceParam, createSearchParam, useUrlState } from 'shared-kernel/shell';
import { useSearchMode } from 'shared-kernel/workspace';
import { riskChoices } from '../screening/risk-filter';
import { clientFilters } from './screen';
import { clientListDefinition } from './list/client-list-definition';
import { clientSortDirections, clientSortKeys, sortClients } from './list/client-sort';
import { clientListFilters, searchClients } from './list/search-clients';

const params = {
  q: createSearchParam(),
  [clientFilters.risk]: createChoiceParam(riskChoices, 'all'),
  [clientFilters.show]: createChoiceParam(clientListFilters, 'all'),
  sort: createChoiceParam(clientSortKeys, 'need'),
  dir: createChoiceParam(clientSortDirections, 'ascending'),
};

export function useClientFilters() {
  const { values, set, clear } = useUrlState(params);
  const { q, risk, show } = values;
  return {
    ...useListLayout(clientListDefinition),
    values,
    isNarrowed: q.trim() !== '' || risk !== 'all' || show !== 'all',
    set: (changes: Partial<typeof values>) => set(changes),
    clear: () => clear(['q', 'risk', 'show', 'sort', 'dir']),
  };
}

export type ClientFilters = ReturnType<typeof useClientFilters>;

/** Returns the filtered and sorted clients. The result is deferred, so that typing in the search stays responsive. */
export function useVisibleClients(clients: readonly Client[]): readonly Client[] {
  const { q, risk, show, sort, dir } = useDeferredValue(useClientFilters().values);
  const reach = useSearchMode();
  const sorted = useMemo(() => sortClients(clients, sort, dir), [clients, sort, dir]);
  return useMemo(
    () => searchClients(sorted, { q, risk, show }, reach),
    [sorted, q, risk, show, reach],
  );
}
