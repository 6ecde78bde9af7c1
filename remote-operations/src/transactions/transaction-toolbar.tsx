import { useState, type ReactNode } from 'react';
import { Button, FilterBar, Icon, SearchField, useIsPhone } from 'shared-kernel/ui';
import { TransactionFilterFields } from './transaction-filter-fields';
import { type TransactionFilters } from './use-transaction-filters';

interface TransactionToolbarProps {
  readonly filters: TransactionFilters;
  readonly result: ReactNode;
}

/** Search, status, counterparty, amount, dates and order, all of them in the URL (TX3). */
export function TransactionToolbar({ filters, result }: TransactionToolbarProps) {
  const { typed, narrowed, set } = filters;
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(narrowed > 0);
  return (
    <FilterBar label="Filter transactions" result={result}>
      <SearchField
        label="Search by reference or counterparty"
        value={typed.q}
        onChange={(q) => set({ q })}
      />
      {isPhone && (
        <Button
          icon={<Icon name="filter" />}
          aria-expanded={isOpen}
          onClick={() => setOpen((current) => !current)}
        >
          {narrowed > 0 ? `Filters (${narrowed})` : 'Filters'}
        </Button>
      )}
      {(isOpen || !isPhone) && <TransactionFilterFields filters={filters} />}
    </FilterBar>
  );
}
