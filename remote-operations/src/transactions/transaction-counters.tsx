import { useMemo } from 'react';
import { transactionStatusView, type Transaction } from 'shared-kernel/domain/transaction';
import { formatNumber } from 'shared-kernel/format';
import { Kpi, KpiRow } from 'shared-kernel/ui';
import { countTransactions } from './count-transactions';
import { transactionStatuses, type TransactionStatus } from './transaction-parts';

interface TransactionCountersProps {
  /** Absent while they are being read. */
  readonly transactions: readonly Transaction[] | undefined;
  readonly status: TransactionStatus | undefined;
  readonly onFilter: (status: TransactionStatus | undefined) => void;
}

/** How many there are, in all and of each status; each is the filter for what it counts (TX1, TX5). */
export function TransactionCounters({ transactions, status, onFilter }: TransactionCountersProps) {
  const counters = useMemo(() => transactions && countTransactions(transactions), [transactions]);
  const figure = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value);
  return (
    <KpiRow label="Transaction counters">
      <Kpi
        label="Total"
        icon="swap"
        value={figure(counters?.total)}
        isSelected={status === undefined}
        onSelect={() => onFilter(undefined)}
      />
      {transactionStatuses.map((each) => (
        <Kpi
          key={each}
          label={transactionStatusView[each].label}
          icon={transactionStatusView[each].icon}
          value={figure(counters?.[each])}
          isSelected={status === each}
          onSelect={() => onFilter(status === each ? undefined : each)}
        />
      ))}
    </KpiRow>
  );
}
