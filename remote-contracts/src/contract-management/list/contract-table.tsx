import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import type { TableOptions } from 'shared-kernel/records';
import { DataTable, type RowSelection } from 'shared-kernel/ui';
import { useOpenContract } from '../use-open-contract';
import { contractSortKeys } from './contract-sort';
import type { useContractFilters } from './use-contract-filters';

interface ContractTableProps {
  readonly contracts: readonly Contract[];
  readonly state: ReturnType<typeof useContractFilters>;
  readonly options: TableOptions<Contract>;
  readonly selection: RowSelection<Contract> | undefined;
}

const idOf = ({ id }: Contract) => id;

/** The list as a table; a header sorts, a row opens its contract. */
export function ContractTable({
  contracts,
  state: { filters, set },
  options,
  selection,
}: ContractTableProps) {
  const { openId, openContract } = useOpenContract();
  return (
    <DataTable
      label="Contracts"
      columns={options.columns}
      density={options.density}
      selection={selection}
      rowName={contractTitle}
      rows={contracts}
      rowKey={idOf}
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
