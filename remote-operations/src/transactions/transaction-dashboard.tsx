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
import { useCollection } from 'shared-kernel/workspace';
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
  const query = useCollection('transactions');
  const filters = useTransactionFilters();
  const { filter } = filters;
  const transactions = query.data ?? none;
  const { found, isPending, failure } = useFoundTransactions(transactions, filters);
  const listed = found ?? none;

  return (
    <Stack>
      <ScreenHeader
        title={transactionsHeading.title}
        description={transactionsHeading.lead}
        meta={query.isSuccess && <UpdatedAgo at={query.dataUpdatedAt} />}
        actions={
          <>
            <RefreshButton />
            <ExportButton transactions={listed} filter={filter} />
          </>
        }
      />
      <DataView query={query} skeleton={skeleton} empty={empty}>
        {() => (
          <Stack>
            <TransactionCounters
              transactions={transactions}
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
                      {found && (
                        <ResultCount
                          count={found.length}
                          total={transactions.length}
                          noun={['transaction', 'transactions']}
                        />
                      )}
                      <ClearFilters isActive={filters.narrowed > 0} onClear={filters.clear} />
                      <ViewSwitch value={filters.view} onChange={(view) => filters.set({ view })} />
                    </>
                  }
                />
                <CurrencyTotals transactions={listed} />
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
      {query.isSuccess && <TransactionDrawer transactions={listed} filters={filters} />}
    </Stack>
  );
}
