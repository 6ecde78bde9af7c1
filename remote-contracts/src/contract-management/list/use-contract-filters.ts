import { useDeferredValue, useMemo } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { toLocalDate } from 'shared-kernel/format';
import { useClientDirectory, useSearchMode, useWorkspaceClock } from 'shared-kernel/workspace';
import { contractStatuses } from '../contract-status';
import { createChoiceParam, createSearchParam, useUrlState } from 'shared-kernel/shell';
import { useListLayout } from 'shared-kernel/records';
import { contractSortKeys } from './contract-sort';
import { contractFilters } from '../screen';
import { contractListDefinition } from './contract-list-definition';
import { contractQuickFilters, selectVisibleContracts } from './select-visible-contracts';

const params = {
  q: createSearchParam(),
  [contractFilters.status]: createChoiceParam(['all', ...contractStatuses], 'all'),
  [contractFilters.show]: createChoiceParam(contractQuickFilters, 'all'),
  sort: createChoiceParam(contractSortKeys, 'need'),
  dir: createChoiceParam(['ascending', 'descending'], 'descending'),
};

export function useContractFilters() {
  const { values: filters, set, clear } = useUrlState(params);
  return {
    ...useListLayout(contractListDefinition),
    filters,
    set: (changes: Partial<typeof filters>) => set(changes),
    clear: () => clear(['q', 'status', 'show', 'sort', 'dir']),
    isNarrowed: filters.q.trim() !== '' || filters.status !== 'all' || filters.show !== 'all',
  };
}

export type ContractFilterValues = ReturnType<typeof useContractFilters>['filters'];

/** Returns the filtered and sorted contracts. The result is deferred, so that typing in the search stays responsive. */
export function useVisibleContracts(contracts: readonly Contract[]): readonly Contract[] {
  const { q, status, show, sort, dir } = useDeferredValue(useContractFilters().filters);
  const clients = useClientDirectory();
  const reach = useSearchMode();
  const today = toLocalDate(useWorkspaceClock());
  return useMemo(
    () =>
      selectVisibleContracts(contracts, { q, status, show, sort, dir }, { today, clients, reach }),
    [contracts, today, clients, reach, q, status, show, sort, dir],
  );
}
