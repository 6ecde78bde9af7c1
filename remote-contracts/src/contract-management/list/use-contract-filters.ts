import { contractStatuses, type ContractStatus } from '../contract-status';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { listViews } from 'shared-kernel/records';
import { contractSortKeys, type ContractSortKey } from './contract-sort';
import { contractFilters } from '../screen';

/** What the summary cards and the overview narrow the list to. */
export const contractSelections = [
  'all',
  'legal-verified',
  'pending-signature',
  'to-sign',
  'declined',
] as const;

export type ContractSelection = (typeof contractSelections)[number];

const params = {
  q: urlText(),
  [contractFilters.status]: urlChoice(['all', ...contractStatuses], 'all'),
  [contractFilters.show]: urlChoice(contractSelections, 'all'),
  sort: urlChoice(contractSortKeys, 'need'),
  dir: urlChoice(['ascending', 'descending'], 'descending'),
  view: urlChoice(listViews, 'cards'),
};

const narrowing = ['q', 'status', 'show'] as const;

export interface ContractFilters {
  readonly q: string;
  readonly status: ContractStatus | 'all';
  readonly show: ContractSelection;
  readonly sort: ContractSortKey;
  readonly dir: 'ascending' | 'descending';
  readonly view: (typeof listViews)[number];
}

/** Search, filters, order and view of the contract list, all in the URL. */
export function useContractFilters() {
  const { values, set, clear } = useUrlState(params);
  const filters: ContractFilters = values;
  return {
    filters,
    set: (changes: Partial<ContractFilters>) => set(changes),
    clear: () => clear(narrowing),
    isNarrowed: filters.q.trim() !== '' || filters.status !== 'all' || filters.show !== 'all',
  };
}
