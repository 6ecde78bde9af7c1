import { useMemo } from 'react';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { listViews } from 'shared-kernel/records';
import { riskChoices } from '../../screening/risk-filter';
import { clientSortDirections, clientSortKeys } from './client-sort';
import { clientFilters } from '../screen';
import { clientSelections } from './search-clients';

const params = {
  q: urlText(),
  [clientFilters.risk]: urlChoice(riskChoices, 'all'),
  [clientFilters.show]: urlChoice(clientSelections, 'all'),
  sort: urlChoice(clientSortKeys, 'need'),
  dir: urlChoice(clientSortDirections, 'ascending'),
  view: urlChoice(listViews, 'cards'),
};

const narrowing = ['q', 'risk', 'show'] as const;

/** Search, filters, order and view of the client list, all in the URL (CL1). */
export function useClientFilters() {
  const { values, set, clear } = useUrlState(params);
  const { q, risk, show, sort, dir } = values;
  const selection = useMemo(() => ({ q, risk, show }), [q, risk, show]);
  const order = useMemo(() => ({ sort, dir }), [sort, dir]);
  return {
    values,
    selection,
    order,
    isNarrowed: q.trim() !== '' || risk !== 'all' || show !== 'all',
    set: (changes: Partial<typeof values>) => set(changes),
    clear: () => clear(narrowing),
  };
}

export type ClientFilters = ReturnType<typeof useClientFilters>;
