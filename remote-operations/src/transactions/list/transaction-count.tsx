import { useMemo } from 'react';
import { ResultCount, useIsPhone } from 'shared-kernel/ui';
import { useAvailability, useCompanyScope } from 'shared-kernel/workspace';
import { moveTerms } from '../commands/transaction-moves';
import styles from './transaction-count.module.css';
import { usdTotalText } from './transaction-totals';
import type { FoundTransactions } from './use-found-transactions';
import type { TransactionFilters } from './use-transaction-filters';

interface TransactionCountProps {
  readonly found: FoundTransactions;
  readonly filters: TransactionFilters;
}

/** How many transactions are found and, where figures are worked out, what they add up to (TX1). */
export function TransactionCount({ found, filters }: TransactionCountProps) {
  const { listing, whole, isReading } = found;
  const scope = useCompanyScope();
  const isEvery = filters.narrowed === 0 && filters.filter.tab === 'all' && !scope.isNarrowed;
  const sums = useAvailability(moveTerms).state !== 'inert';
  const total = useMemo(() => (sums && whole ? usdTotalText(whole) : undefined), [sums, whole]);
  const isPhone = useIsPhone();
  if (!found.found && !isReading) return null;
  return (
    <>
      <ResultCount
        count={whole ? whole.length : isEvery ? listing.tally?.total : undefined}
        isReading={isReading}
        total={listing.total}
        noun={['transaction', 'transactions']}
      />
      {total !== undefined && !isPhone && <p className={styles.total}>{total}</p>}
    </>
  );
}
