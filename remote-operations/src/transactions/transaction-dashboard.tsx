import { transactionTypeView, type Transaction } from 'shared-kernel/domain/transaction';
import { useListMemory, useTableOptions } from 'shared-kernel/records';
import {
  CardGridSkeleton,
  ClearFilters,
  DataView,
  EmptyState,
  ErrorCard,
  KpiRowSkeleton,
  ResultCount,
  ScreenHeader,
  SegmentedTabs,
  Stack,
  useIsPhone,
} from 'shared-kernel/ui';
import { useCompanyScope, useCountedTally } from 'shared-kernel/workspace';
import { transactionsHeading } from './screen';
import { transactionTabLabel, transactionTabs } from './list/transaction-tabs';
import { CurrencyTotals } from './list/currency-totals';
import { RefreshButton } from './list/refresh-button';
import { transactionColumns } from './list/transaction-columns';
import { TransactionCounters } from './list/transaction-counters';
import { TransactionDrawer } from './details/transaction-drawer';
import { transactionListPlace } from './list/transaction-list-place';
import { TransactionResults } from './list/transaction-results';
import { TransactionToolbar } from './list/transaction-toolbar';
import { TransactionTools } from './list/transaction-tools';
import { UpdatedAgo } from './list/updated-ago';
import { useFoundTransactions } from './list/use-found-transactions';
import { useTransactionFilters } from './list/use-transaction-filters';

const none: readonly Transaction[] = [];

const skeleton = (
  <Stack isClose>
    <KpiRowSkeleton count={6} isSlim />
    <CardGridSkeleton />
  </Stack>
);

const empty = (
  <EmptyState title="No transactions yet" description="New transactions appear here." />
);

const tabs = transactionTabs.map((key) => ({
  key,
  label: transactionTabLabel[key],
  icon: key === 'all' ? ('swap' as const) : transactionTypeView[key].icon,
}));

/** Every movement of money, how far its checks have come, and what waits for whom (TX1 to TX8). */
export function TransactionDashboard() {
  const filters = useTransactionFilters();
  const isOpening = useListMemory(transactionListPlace);
  const { filter } = filters;
  const { listing, found, isReading, isPending, failure } = useFoundTransactions(filters);
  const scope = useCompanyScope();
  const tally = useCountedTally('transactions', listing, scope);
  const isEvery = filters.narrowed === 0 && filter.tab === 'all' && !scope.isNarrowed;
  const options = useTableOptions(transactionColumns);
  const whole = isReading ? undefined : (found ?? none);

  const isTable = filters.view === 'table';
  const isPhone = useIsPhone();
  const tools = <TransactionTools filters={filters} rows={whole} options={options} />;

  // Beside the tabs, so that a table has room for one row more.
  const isInline = isTable && !isPhone;
  const count = (found ?? isReading) && (
    <ResultCount
      count={whole ? whole.length : isEvery ? listing.tally?.total : undefined}
      isReading={isReading}
      total={listing.total}
      noun={['transaction', 'transactions']}
    />
  );
  const toolbar = (
    <TransactionToolbar
      filters={filters}
      result={
        <>
          {!isInline && count}
          <ClearFilters isActive={filters.narrowed > 0} onClear={filters.clear} />
        </>
      }
      tools={isPhone ? tools : undefined}
    />
  );

  return (
    <Stack isClose>
      <ScreenHeader
        title={transactionsHeading.title}
        description={isTable ? undefined : transactionsHeading.lead}
        meta={
          listing.all && (
            <>
              {isInline && count} <UpdatedAgo at={listing.readAt} />
            </>
          )
        }
        actions={
          <>
            {!isPhone && tools}
            <RefreshButton />
          </>
        }
      />
      <DataView
        query={listing.query}
        isAwaited={isOpening}
        skeleton={skeleton}
        isEmpty={() => listing.total === 0}
        empty={empty}
      >
        {() => (
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
                    <TransactionResults transactions={found} filters={filters} options={options} />
                  )}
                </div>
                <CurrencyTotals transactions={whole ?? none} />
              </Stack>
            </SegmentedTabs>
          </Stack>
        )}
      </DataView>
      {listing.query.status === 'success' && (
        <TransactionDrawer transactions={whole} filters={filters} />
      )}
    </Stack>
  );
}
