import { transactionTypeView, type Transaction } from 'shared-kernel/domain/transaction';
import { ViewSwitch } from 'shared-kernel/records';
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
} from 'shared-kernel/ui';
import { transactionsHeading } from './heading';
import { transactionTabLabel, transactionTabs } from './transaction-tabs';
import { CurrencyTotals } from './currency-totals';
import { ExportButton } from './export-button';
import { RefreshButton } from './refresh-button';
import { TransactionCounters } from './transaction-counters';
import { TransactionDrawer } from './transaction-drawer';
import { TransactionResults } from './transaction-results';
import { TransactionToolbar } from './transaction-toolbar';
import { UpdatedAgo } from './updated-ago';
import { useFoundTransactions } from './use-found-transactions';
import { useTransactionFilters } from './use-transaction-filters';

const none: readonly Transaction[] = [];

const skeleton = (
  <Stack>
    <KpiRowSkeleton count={6} />
    <CardGridSkeleton />
  </Stack>
);

const empty = (
  <EmptyState
    title="No transactions yet"
    description="Transactions appear here as soon as one is initiated."
  />
);

const tabs = transactionTabs.map((key) => ({
  key,
  label: transactionTabLabel[key],
  icon: key === 'all' ? ('swap' as const) : transactionTypeView[key].icon,
}));

/** Every movement of money, how far its checks have come, and what waits for whom (TX1 to TX8). */
export function TransactionDashboard() {
  const filters = useTransactionFilters();
  const { filter } = filters;
  const { listing, found, isReading, isPending, failure } = useFoundTransactions(filters);
  const whole = isReading ? undefined : (found ?? none);

  return (
    <Stack>
      <ScreenHeader
        title={transactionsHeading.title}
        description={transactionsHeading.lead}
        meta={listing.all && <UpdatedAgo at={listing.readAt} />}
        actions={
          <>
            <RefreshButton />
            <ExportButton transactions={whole} filter={filter} />
          </>
        }
      />
      <DataView
        query={listing.query}
        skeleton={skeleton}
        isEmpty={() => listing.total === 0}
        empty={empty}
      >
        {() => (
          <Stack>
            <TransactionCounters
              transactions={listing.all}
              status={filter.status}
              onFilter={(status) => filters.set({ status: status ?? '' })}
            />
            <SegmentedTabs
              label="Transaction types"
              tabs={tabs}
              value={filter.tab}
              onChange={filters.showTab}
            >
              <Stack>
                <TransactionToolbar
                  filters={filters}
                  result={
                    <>
                      {(found ?? isReading) && (
                        <ResultCount
                          count={whole?.length}
                          total={listing.total}
                          noun={['transaction', 'transactions']}
                        />
                      )}
                      <ClearFilters isActive={filters.narrowed > 0} onClear={filters.clear} />
                      <ViewSwitch value={filters.view} onChange={(view) => filters.set({ view })} />
                    </>
                  }
                />
                <CurrencyTotals transactions={whole ?? none} />
                <div aria-busy={isPending}>
                  {failure ? (
                    <ErrorCard error={failure.error} onRetry={() => void failure.refetch()} />
                  ) : (
                    <TransactionResults transactions={found} filters={filters} />
                  )}
                </div>
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
