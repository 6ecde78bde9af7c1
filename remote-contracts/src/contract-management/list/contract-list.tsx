import { memo, useMemo } from 'react';
import {
  contractStatusDisplay,
  formatContractTitle,
  type Contract,
} from 'shared-kernel/domain/contract';
import { formatDateTime } from 'shared-kernel/format';
import { NoResults, RecordResults, useTableOptions } from 'shared-kernel/records';
import { PrintHeader, Stack, VirtualCardGrid } from 'shared-kernel/ui';
import {
  useAvailability,
  useHasPermission,
  useOwnCompany,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { useContractDrawer } from '../use-contract-drawer';
import { ContractCard } from './contract-card';
import { contractColumns } from './contract-columns';
import { ContractFilterBar } from './contract-filter-bar';
import { contractSortKeys } from './contract-sort';
import { ContractSummaryCards } from './contract-summary-cards';
import {
  useContractFilters,
  useVisibleContracts,
  type ContractFilterValues,
} from './use-contract-filters';
import { contractTerms } from '../commands/terms';

interface ContractListProps {
  readonly contracts: readonly Contract[];
}

const printedFilters = ({ q, status, show }: ContractFilterValues, company: string | undefined) =>
  [
    ['Client', company ?? ''],
    ['Search', q.trim()],
    ['Status', status === 'all' ? '' : contractStatusDisplay[status].label],
    ['Only', show === 'all' ? '' : show.replace('-', ' ')],
  ].filter((filter): filter is [string, string] => filter[1] !== '');

/** Memoized, so that typing in the search field re-renders the cards only when the results change. */
const ContractCards = memo(function ContractCards({ contracts }: ContractListProps) {
  return (
    <VirtualCardGrid
      label="Contracts"
      items={contracts}
      itemKey={({ id }) => id}
      renderItem={(contract) => <ContractCard contract={contract} />}
      estimateRowHeight={292}
      minColumnWidth={320}
    />
  );
});

const loadBulkBar = async () =>
  (await import(/* webpackChunkName: "contract-bulk" */ './contract-bulk-bar')).ContractBulkBar;

const orderOf = ({ filters, set }: ReturnType<typeof useContractFilters>) => ({
  sort: { key: filters.sort, direction: filters.dir },
  onSort: ({
    key,
    direction,
  }: {
    readonly key: string;
    readonly direction: typeof filters.dir;
  }) => {
    const sort = contractSortKeys.find((candidate) => candidate === key);
    if (sort) set({ sort, dir: direction });
  },
});

function useColumns() {
  const hasPermission = useHasPermission();
  return useMemo(() => {
    const { editContract, recordSignature } = contractTerms;
    const hasActions = [editContract, recordSignature].some(({ permission }) =>
      hasPermission(permission),
    );
    return contractColumns.filter(({ key }) => hasActions || key !== 'actions');
  }, [hasPermission]);
}

export function ContractList({ contracts }: ContractListProps) {
  const state = useContractFilters();
  const { filters, set, view } = state;
  const { q, status, show } = filters;
  const { openId, openContract } = useContractDrawer();
  // `reference` mode has no bulk actions.
  const canPick = useAvailability(contractTerms.sendEnvelope).state !== 'inert';
  const found = { noun: 'contract', searched: 'title or client', text: q };
  const listed = useVisibleContracts(contracts);
  const options = useTableOptions(useColumns());
  return (
    <Stack isClose>
      <PrintHeader
        title="Contracts"
        filters={printedFilters(filters, useOwnCompany())}
        asOf={formatDateTime(useWorkspaceClock())}
      />
      <ContractSummaryCards
        contracts={contracts}
        selection={show}
        onSelect={(selected) => set({ show: selected })}
      />
      <ContractFilterBar state={state} listed={listed} total={contracts.length} options={options} />
      {listed.length === 0 ? (
        <NoResults {...found} choices={[status, show]} filters={state} />
      ) : (
        <RecordResults
          {...orderOf(state)}
          label="Contracts"
          kind="contracts"
          records={listed}
          nameOf={formatContractTitle}
          options={options}
          openId={openId}
          onOpen={openContract}
          cards={view === 'table' ? undefined : <ContractCards contracts={listed} />}
          canPick={canPick}
          loadBulkBar={loadBulkBar}
        />
      )}
    </Stack>
  );
}
