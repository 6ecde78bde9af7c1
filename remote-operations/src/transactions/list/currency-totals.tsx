import { useMemo, useState } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount, formatNumber } from 'shared-kernel/format';
import { Button } from 'shared-kernel/ui';
import { totalsByCurrency } from './transaction-totals';
import styles from './currency-totals.module.css';

interface CurrencyTotalsProps {
  readonly transactions: readonly Transaction[];
}

/** How many currencies fit into one line of most windows. */
const fewCurrencies = 4;

/** What the whole filtered list adds up to, one figure a currency. */
export function CurrencyTotals({ transactions }: CurrencyTotalsProps) {
  const totals = useMemo(() => totalsByCurrency(transactions), [transactions]);
  const [isOpen, setOpen] = useState(false);
  if (totals.length === 0) return null;
  const isFolded = !isOpen && totals.length > fewCurrencies;
  return (
    <dl className={styles.totals} aria-label="Totals of this list">
      {totals.map(({ currency, count, amount }, place) => (
        <div key={currency} data-folded={(isFolded && place >= fewCurrencies) || undefined}>
          <dt>
            {currency} · {formatNumber(count)}
          </dt>
          <dd>{formatAmount(amount, currency)}</dd>
        </div>
      ))}
      {totals.length > fewCurrencies && (
        <div className={styles.fold}>
          <dt className="tf-visually-hidden">Currencies</dt>
          <dd>
            <Button
              size="small"
              type="link"
              aria-expanded={!isFolded}
              onClick={() => setOpen(isFolded)}
            >
              {isFolded ? `All ${formatNumber(totals.length)} currencies` : 'Fewer currencies'}
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}
