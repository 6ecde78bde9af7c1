import { transactionTypeView, type Transaction } from 'shared-kernel/domain/transaction';
import type { TableOptions } from 'shared-kernel/records';
import { ErrorCard, SegmentedTabs, Stack } from 'shared-kernel/ui';
import { useCompanyScope, useCountedTally } from 'shared-kernel/workspace';
import { CurrencyTotals } from './currency-totals';
import { TransactionCounters } from './transaction-counters';
import { TransactionResults } from './transaction-results';
import { transactionTabLabel, transactionTabs } from './transaction-tabs';
import { TransactionToolbar } from './transaction-toolbar';
import type { FoundTransactions } from './use-found-transactions';
import type { TransactionFilters } from './use-transaction-filters';

interface TransactionListProps {
  readonly filters: TransactionFilters;
  readonly found: FoundTransactions;
  readonly options: TableOptions<Transaction>;
  /** Whether the filters are beside the tabs, so that a table has room for one row more. */
  readonly isInline: boolean;
}

const none: readonly Transaction[] = [];

const tabs = transactionTabs.map((key) => ({
  key,
  label: transactionTabLabel[key],
  icon: key === 'all' ? ('swap' as const) : transactionTypeView[key].icon,
}));

/** Counters, filters, the transactions that pass them, and what those add up to (TX1 to TX5). */
export function TransactionList({ filters, found, options, isInline }: TransactionListProps) {
  const { listing, whole, isPending, failure } = found;
  const { filter } = filters;
  const scope = useCompanyScope();
  const tally = useCountedTally('transactions', listing, scope);
  const toolbar = (
    <TransactionToolbar filters={filters} found={found} options={options} hasCount={!isInline} />
  );
  return (
    <Stack isClose>
      <TransactionCounters
        tally={tally}
        note={scope.countNote}
        status={filter.status}
        onFilter={(status) => filters.set({ status: status ?? '' })}
      />
      <SegmentedTabs
        label="Transaction types"
        tabs={tabs}
        value={filter.tab}
        onChange={filters.showTab}
        aside={isInline ? toolbar : undefined}
      >
        <Stack isClose>
          {!isInline && toolbar}
          <div aria-busy={isPending}>
            {failure ? (
              <ErrorCard error={failure.error} onRetry={() => void failure.refetch()} />
            ) : (
              <TransactionResults transactions={found.found} filters={filters} options={options} />
            )}
          </div>
          <CurrencyTotals transactions={whole ?? none} />
        </Stack>
      </SegmentedTabs>
    </Stack>
  );
}
