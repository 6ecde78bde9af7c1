import { useListMemory, useTableOptions } from 'shared-kernel/records';
import {
  CardGridSkeleton,
  DataView,
  EmptyState,
  KpiRowSkeleton,
  Stack,
  useIsPhone,
} from 'shared-kernel/ui';
import { TransactionDrawer } from './details/transaction-drawer';
import { transactionColumns } from './list/transaction-columns';
import { TransactionHead } from './list/transaction-head';
import { TransactionList } from './list/transaction-list';
import { transactionListPlace } from './list/transaction-list-place';
import { useFoundTransactions } from './list/use-found-transactions';
import { useTransactionFilters } from './list/use-transaction-filters';

const skeleton = (
  <Stack isClose>
    <KpiRowSkeleton count={6} isSlim />
    <CardGridSkeleton />
  </Stack>
);

const empty = (
  <EmptyState
    title="No transactions yet"
    description="Import a workspace file with transactions under Profile, Preferences."
  />
);

/** Every movement of money, how far its checks have come, and what waits for whom (TX1 to TX8). */
export function TransactionDashboard() {
  const filters = useTransactionFilters();
  const isOpening = useListMemory(transactionListPlace);
  const found = useFoundTransactions(filters);
  const { listing, whole } = found;
  const options = useTableOptions(transactionColumns);
  const isInline = !useIsPhone() && filters.view === 'table';
  const parts = { filters, found, options };
  return (
    <Stack isClose>
      <TransactionHead {...parts} hasCount={isInline} />
      <DataView
        query={listing.query}
        isAwaited={isOpening}
        skeleton={skeleton}
        isEmpty={() => listing.total === 0}
        empty={empty}
      >
        {() => <TransactionList {...parts} isInline={isInline} />}
      </DataView>
      {listing.query.status === 'success' && (
        <TransactionDrawer transactions={whole} filters={filters} />
      )}
    </Stack>
  );
}
