import { useDeferredValue, useMemo } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { dayOf } from 'shared-kernel/format';
import {
  useClientDirectory,
  useCompanyScope,
  useSearchReach,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { selectVisibleContracts } from './select-visible-contracts';
import type { ContractFilters } from './use-contract-filters';

/** The listed contracts; a long list follows typing a moment later instead of holding it up. */
export function useVisibleContracts(
  contracts: readonly Contract[],
  { q, status, show, sort, dir, view }: ContractFilters,
): readonly Contract[] {
  const { lists } = useCompanyScope();
  const clients = useClientDirectory();
  const reach = useSearchReach();
  const today = dayOf(useWorkspaceClock());
  const text = useDeferredValue(q);
  return useMemo(
    () =>
      selectVisibleContracts(
        contracts.filter(lists),
        { q: text, status, show, sort, dir, view },
        { today, clients, reach },
      ),
    [contracts, lists, today, clients, reach, text, status, show, sort, dir, view],
  );
}
