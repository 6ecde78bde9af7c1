import type { TableOptions } from 'shared-kernel/records';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { ScreenHeader, useIsPhone } from 'shared-kernel/ui';
import { useEffect, useState } from 'react';
import { formatRelative, instantOf } from 'shared-kernel/format';
import { onPageReturn } from 'shared-kernel/shell';
import { transactionsHeading } from '../screen';
import { RefreshButton } from './refresh-button';
import { TransactionCount } from './transaction-count';
import { TransactionTools } from './transaction-tools';
import type { FoundTransactions } from './use-found-transactions';
import type { TransactionFilters } from './use-transaction-filters';

interface UpdatedAgoProps {
  /** When the list was read, in milliseconds of this browser's clock. */
  readonly at: number;
}

const everyMs = 10_000;

/** How long ago the list was read; it goes on counting. */
function UpdatedAgo({ at }: UpdatedAgoProps) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const count = () => setNow(Date.now());
    const timer = setInterval(count, everyMs);
    const stopLooking = onPageReturn(count);
    return () => {
      clearInterval(timer);
      stopLooking();
    };
  }, []);

  return <span>Updated {formatRelative(instantOf(at), instantOf(Math.max(at, now)))}</span>;
}

interface TransactionHeadProps {
  readonly filters: TransactionFilters;
  readonly found: FoundTransactions;
  readonly options: TableOptions<Transaction>;
  /** Whether the count is here and not among the filters. */
  readonly hasCount: boolean;
}

/** What the screen is, how fresh its list, and what is done with it as a whole. */
export function TransactionHead({ filters, found, options, hasCount }: TransactionHeadProps) {
  const { listing, whole } = found;
  const isPhone = useIsPhone();
  return (
    <ScreenHeader
      title={transactionsHeading.title}
      description={filters.view === 'table' ? undefined : transactionsHeading.lead}
      meta={
        listing.all && (
          <>
            {hasCount && <TransactionCount found={found} filters={filters} />}{' '}
            <UpdatedAgo at={listing.readAt} />
          </>
        )
      }
      actions={
        <>
          {!isPhone && <TransactionTools filters={filters} rows={whole} options={options} />}
          <RefreshButton />
        </>
      }
    />
  );
}
