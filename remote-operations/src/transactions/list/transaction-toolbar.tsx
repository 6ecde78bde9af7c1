import type { ReactNode } from 'react';
import { CompanySwitch } from 'shared-kernel/records';
import { Button, FilterBar, Icon, SearchField } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import type { TransactionFilters } from './use-transaction-filters';

interface TransactionToolbarProps {
  readonly filters: TransactionFilters;
  /** Whether the other filters show. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly result: ReactNode;
}

/** The search, the way to the other filters, and how many are found (TX3). */
export function TransactionToolbar({ filters, isOpen, onToggle, result }: TransactionToolbarProps) {
  const { typed, narrowed, set } = filters;
  const scope = useCompanyScope();
  return (
    <FilterBar label="Filter transactions" result={result}>
      <SearchField
        label="Search by reference or counterparty"
        value={typed.q}
        onChange={(q) => set({ q })}
      />
      <Button icon={<Icon name="filter" />} aria-expanded={isOpen} onClick={onToggle}>
        {narrowed > 0 ? `Filters (${narrowed})` : 'Filters'}
      </Button>
      <CompanySwitch scope={scope} />
    </FilterBar>
  );
}
