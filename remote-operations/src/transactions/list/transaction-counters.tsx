import { transactionStatusView } from 'shared-kernel/domain/transaction';
import { formatNumber } from 'shared-kernel/format';
import { Kpi, KpiRow } from 'shared-kernel/ui';
import type { Tally } from 'shared-kernel/workspace';
import {
  transactionStatuses,
  type StatusChoice,
  type TransactionStatus,
} from '../details/transaction-parts';

interface TransactionCountersProps {
  /** By status; absent while they are being counted. */
  readonly tally: Tally | undefined;
  /** Says whose transactions are counted. */
  readonly note: string | undefined;
  readonly status: StatusChoice | undefined;
  readonly onFilter: (status: TransactionStatus | undefined) => void;
}

/** How many there are, in all and of each status; each is the filter for what it counts (TX1, TX5). */
export function TransactionCounters({ tally, note, status, onFilter }: TransactionCountersProps) {
  const figure = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value);
  return (
    <KpiRow label="Transaction counters" note={note} isSlim>
      <Kpi
        label="Total"
        icon="swap"
        value={figure(tally?.total)}
        isSelected={status === undefined}
        onSelect={() => onFilter(undefined)}
      />
      {transactionStatuses.map((each) => (
        <Kpi
          key={each}
          label={transactionStatusView[each].label}
          icon={transactionStatusView[each].icon}
          value={figure(tally && (tally.groups[each] ?? 0))}
          isSelected={status === each}
          onSelect={() => onFilter(status === each ? undefined : each)}
        />
      ))}
    </KpiRow>
  );
}
