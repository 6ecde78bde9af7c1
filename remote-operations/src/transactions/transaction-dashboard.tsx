import {
  transactionStatusDisplay,
  transactionTypeDisplay,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatNumber } from 'shared-kernel/format';
import { EmptyRecordList, useListPersistence, useTableOptions } from 'shared-kernel/records';
import {
  CardGridSkeleton,
  DataView,
  EmptyState,
  ErrorCard,
  Kpi,
  KpiRow,
  KpiRowSkeleton,
  SegmentedTabs,
  Stack,
  TableSkeleton,
} from 'shared-kernel/ui';
import { AddPaymentsDialogs } from './create/lazy-dialogs';
import { TransactionDrawer } from './details/transaction-drawer';
import { CurrencyTotals } from './currency-totals';
import { useTransactionColumns } from './list/transaction-columns';
import { TransactionHeader } from './transaction-header';
import { TransactionResults } from './list/transaction-results';
import { TransactionToolbar, type TransactionToolbarProps } from './list/transaction-toolbar';
import {
  useFilteredTransactions,
  type FilteredTransactions,
} from './list/use-filtered-transactions';
import {
  transactionListDefinition,
  useTransactionFilters,
  type TransactionFilters,
} from './use-transaction-filters';
import { transactionStatuses, transactionTabLabel, transactionTabs } from './transaction-choices';

const none: readonly Transaction[] = [];

interface CountersProps {
  readonly found: FilteredTransactions;
  readonly filters: TransactionFilters;
}

function Counters({ found, filters }: CountersProps) {
  const { data: all = none } = found.query;
  const { status } = filters.filter;
  const countOf = (each: Transaction['status']) => all.filter((one) => one.status === each).length;
  return (
    <KpiRow label="Transaction counters" isSlim>
      <Kpi
        label="Total"
        icon="swap"
        value={formatNumber(all.length)}
        isSelected={status === undefined}
        onSelect={() => filters.set({ status: '' })}
      />
      {transactionStatuses.map((each) => (
        <Kpi
          key={each}
          label={transactionStatusDisplay[each].label}
          icon={transactionStatusDisplay[each].icon}
          value={formatNumber(countOf(each))}
          isSelected={status === each}
          onSelect={() => filters.set({ status: status === each ? '' : each })}
        />
      ))}
    </KpiRow>
  );
}

const tabs = transactionTabs.map((key) => ({
  key,
  label: transactionTabLabel[key],
  icon: key === 'all' ? ('swap' as const) : transactionTypeDisplay[key].icon,
}));

function TransactionList(parts: TransactionToolbarProps) {
  const { filters, found, options } = parts;
  const { found: transactions, failure } = found;
  return (
    <Stack isClose>
      <Counters found={found} filters={filters} />
      <SegmentedTabs
        label="Transaction types"
        tabs={tabs}
        value={filters.filter.tab}
        onChange={filters.showTab}
      >
        <Stack isClose>
          <TransactionToolbar {...parts} />
          {failure ? (
            <ErrorCard error={failure.error} onRetry={() => void failure.refetch()} />
          ) : (
            <TransactionResults transactions={transactions} filters={filters} options={options} />
          )}
          <CurrencyTotals transactions={transactions ?? none} />
        </Stack>
      </SegmentedTabs>
    </Stack>
  );
}

const Skeleton = ({ view }: Pick<TransactionFilters, 'view'>) => (
  <Stack isClose>
    <KpiRowSkeleton count={6} isSlim />
    {view === 'table' ? <TableSkeleton /> : <CardGridSkeleton />}
  </Stack>
);

const empty = (
  <EmptyRecordList noun="transactions">
    <EmptyState
      title="No transactions yet"
      description="Create a payment, or import payments from a CSV file."
    />
  </EmptyRecordList>
);

export function TransactionDashboard() {
  const filters = useTransactionFilters();
  const isOpening = useListPersistence(transactionListDefinition);
  const found = useFilteredTransactions(filters);
  const { query, found: transactions } = found;
  const options = useTableOptions(useTransactionColumns());
  const parts = { filters, found, options };
  return (
    <Stack isClose>
      <TransactionHeader found={found} />
      <DataView
        query={query}
        isWaiting={isOpening}
        skeleton={<Skeleton view={filters.view} />}
        isEmpty={(all) => all.length === 0}
        empty={empty}
      >
        {() => <TransactionList {...parts} />}
      </DataView>
      <AddPaymentsDialogs />
      {query.status === 'success' && (
        <TransactionDrawer transactions={transactions} filters={filters} />
      )}
    </Stack>
  );
}
