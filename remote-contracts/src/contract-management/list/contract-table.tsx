import type { Contract } from 'shared-kernel/domain/contract';
import { DataTable } from 'shared-kernel/ui';
import { useOpenContract } from '../use-open-contract';
import { contractColumns } from './contract-columns';
import { contractSortKeys } from './contract-sort';
import { type useContractFilters } from './use-contract-filters';

interface ContractTableProps {
  readonly contracts: readonly Contract[];
  readonly state: ReturnType<typeof useContractFilters>;
}

/** The list as a table; a header sorts, a row opens its contract. */
export function ContractTable({ contracts, state: { filters, set } }: ContractTableProps) {
  const { openId, openContract } = useOpenContract();
  return (
    <DataTable
      label="Contracts"
      columns={contractColumns}
      rows={contracts}
      rowKey={({ id }) => id}
      sort={{ key: filters.sort, direction: filters.dir }}
      onSort={({ key, direction }) => {
        const sort = contractSortKeys.find((candidate) => candidate === key);
        if (sort) set({ sort, dir: direction });
      }}
      onRow={({ id }) => openContract(id)}
      selectedKey={openId}
    />
  );
}
