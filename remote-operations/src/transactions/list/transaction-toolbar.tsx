import { useState, type ReactNode } from 'react';
import { CompanySwitch } from 'shared-kernel/records';
import { Button, FilterBar, Icon, SearchField, useMediaQuery } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { TransactionFilterFields } from './transaction-filter-fields';
import type { TransactionFilters } from './use-transaction-filters';

interface TransactionToolbarProps {
  readonly filters: TransactionFilters;
  readonly result: ReactNode;
  readonly tools: ReactNode;
}

/** Where the filters would take two lines and more, they wait behind a button. */
const narrow = '(max-width: 1199.98px)';

/** Search, status, counterparty, amount, dates and order, all of them in the URL (TX3). */
export function TransactionToolbar({ filters, result, tools }: TransactionToolbarProps) {
  const { typed, narrowed, set } = filters;
  const isNarrow = useMediaQuery(narrow);
  const scope = useCompanyScope();
  const [isOpen, setOpen] = useState(narrowed > 0);
  return (
    <FilterBar label="Filter transactions" result={result} tools={tools}>
      <SearchField
        label="Search by reference or counterparty"
        value={typed.q}
        onChange={(q) => set({ q })}
      />
      {isNarrow && (
        <Button
          icon={<Icon name="filter" />}
          aria-expanded={isOpen}
          onClick={() => setOpen((current) => !current)}
        >
          {narrowed > 0 ? `Filters (${narrowed})` : 'Filters'}
        </Button>
      )}
      {(isOpen || !isNarrow) && <TransactionFilterFields filters={filters} />}
      <CompanySwitch scope={scope} />
    </FilterBar>
  );
}
