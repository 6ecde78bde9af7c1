import { contractStatusView } from 'shared-kernel/domain/contract';
import { CompanySwitch } from 'shared-kernel/records';
import { FilterSelect } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { contractStatuses } from '../contract-status';
import { contractSortKeys, contractSortLabel } from './contract-sort';
import {
  contractSelections,
  type ContractSelection,
  type useContractFilters,
} from './use-contract-filters';

interface ContractFilterFieldsProps {
  readonly state: ReturnType<typeof useContractFilters>;
}

const statusOptions = [
  { value: 'all', label: 'All statuses' },
  ...contractStatuses.map((status) => ({ value: status, label: contractStatusView[status].label })),
] as const;

const selectionLabel: Record<ContractSelection, string> = {
  all: 'All contracts',
  'legal-verified': 'Legal verified',
  'pending-signature': 'Pending signature',
  'to-sign': 'Out for signature',
  declined: 'Signature declined',
};

const selectionOptions = contractSelections.map((value) => ({
  value,
  label: selectionLabel[value],
}));

const sortOptions = contractSortKeys.flatMap((key) =>
  (['descending', 'ascending'] as const)
    .filter((direction) => key !== 'need' || direction === 'descending')
    .map((direction) => ({
      value: `${key} ${direction}` as const,
      label:
        key === 'need'
          ? contractSortLabel.need
          : `${contractSortLabel[key]} ${direction === 'ascending' ? '↑' : '↓'}`,
      key,
      direction,
    })),
);

/**
 * Status, what a summary card shows, whose they are, and the order of cards; a table is put in order by its head (C2). A
 * declined signature, which the overview and a view lead here with, is a choice while it is on.
 */
export function ContractFilterFields({ state: { filters, set } }: ContractFilterFieldsProps) {
  const scope = useCompanyScope();
  return (
    <>
      <FilterSelect
        label="Status"
        value={filters.status}
        options={statusOptions}
        onChange={(status) => set({ status })}
      />
      <FilterSelect
        label="Show"
        value={filters.show}
        options={selectionOptions.filter(
          ({ value }) => value !== 'declined' || value === filters.show,
        )}
        onChange={(show) => set({ show })}
      />
      {filters.view === 'cards' && (
        <FilterSelect
          label="Sort"
          value={`${filters.sort} ${filters.dir}`}
          options={sortOptions}
          onChange={(value) => {
            const choice = sortOptions.find((option) => option.value === value);
            if (choice) set({ sort: choice.key, dir: choice.direction });
          }}
        />
      )}
      <CompanySwitch scope={scope} />
    </>
  );
}
