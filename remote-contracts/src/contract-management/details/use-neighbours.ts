import { type Contract } from 'shared-kernel/domain/contract';
import { useCollection } from 'shared-kernel/workspace';
import { useContractFilters } from '../list/use-contract-filters';
import { useVisibleContracts } from '../list/use-visible-contracts';

const none: readonly Contract[] = [];

/** The ids of the contracts before and after one in the list as it is filtered and sorted. */
export function useNeighbours(contractId: string) {
  const { data: contracts = none } = useCollection('contracts');
  const { filters } = useContractFilters();
  const listed = useVisibleContracts(contracts, filters);
  const at = listed.findIndex(({ id }) => id === contractId);
  return {
    previous: at > 0 ? listed[at - 1]?.id : undefined,
    next: at >= 0 ? listed[at + 1]?.id : undefined,
  };
}
