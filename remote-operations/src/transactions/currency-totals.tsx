import { useMemo } from 'react';
import { type Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount, formatNumber } from 'shared-kernel/format';
import { totalsByCurrency } from './totals-by-currency';
import styles from './currency-totals.module.css';

interface CurrencyTotalsProps {
  readonly transactions: readonly Transaction[];
}

/** What the whole filtered list adds up to, one figure a currency. */
export function CurrencyTotals({ transactions }: CurrencyTotalsProps) {
  const totals = useMemo(() => totalsByCurrency(transactions), [transactions]);
  if (totals.length === 0) return null;
  return (
    <dl className={styles['totals']} aria-label="Totals of what is listed">
      {totals.map(({ currency, count, amount }) => (
        <div key={currency}>
          <dt>
            {currency} · {formatNumber(count)}
          </dt>
          <dd>{formatAmount(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
