import { useMemo, useState } from 'react';
import { convertToUsd, type Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount, formatCompactUsd, formatNumber } from 'shared-kernel/format';
import { Button } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { processCurrencies as currencies } from '../processes/rules/process-fields';
import { transactionTerms } from './commands/terms';
import styles from './currency-totals.module.css';

type Currency = Transaction['currency'];

interface CurrencyTotal {
  readonly currency: Currency;
  readonly count: number;
  readonly amount: number;
}

/** Amounts are added in cents to avoid floating-point errors. */
const minorUnits = 100;

/** Returns the totals per currency, in the order of `currencies` (TX1). */
export function sumByCurrency(transactions: readonly Transaction[]): CurrencyTotal[] {
  const totals = new Map<Currency, { count: number; minor: number }>();
  for (const { currency, amount } of transactions) {
    const total = totals.get(currency) ?? { count: 0, minor: 0 };
    total.count += 1;
    total.minor += Math.round(amount * minorUnits);
    totals.set(currency, total);
  }
  return currencies.flatMap((currency) => {
    const total = totals.get(currency);
    return total ? [{ currency, count: total.count, amount: total.minor / minorUnits }] : [];
  });
}

/**
 * Returns the total in US dollars as text, or `undefined` without transactions. A ≈ marks a total that includes
 * converted currencies.
 */
export function formatUsdTotal(
  transactions: readonly Pick<Transaction, 'amount' | 'currency'>[],
): string | undefined {
  if (transactions.length === 0) return undefined;
  const cents = transactions.reduce(
    (sum, transaction) => sum + Math.round(convertToUsd(transaction) * minorUnits),
    0,
  );
  const total = formatCompactUsd(cents / minorUnits);
  const isInDollars = transactions.every(({ currency }) => currency === 'USD');
  return isInDollars ? total : `≈ ${total}`;
}

/** Maximum number of currencies that are shown on one line. */
const fewCurrencies = 4;

/** Totals per currency and, except in `reference` mode, their sum in US dollars (TX1). */
export function CurrencyTotals({
  transactions,
}: {
  readonly transactions: readonly Transaction[];
}) {
  const totals = useMemo(() => sumByCurrency(transactions), [transactions]);
  const hasSum = useAvailability(transactionTerms.holdTransaction).state !== 'inert';
  const sum = useMemo(
    () => (hasSum ? formatUsdTotal(transactions) : undefined),
    [hasSum, transactions],
  );
  const [isOpen, setOpen] = useState(false);
  if (totals.length === 0) return null;
  const isFolded = !isOpen && totals.length > fewCurrencies;
  return (
    <div>
      <p className={styles.caption}>
        Totals by currency{sum === undefined ? '' : ` · ${sum} in total`}
      </p>
      <dl className={styles.totals} aria-label="Totals by currency">
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
                {isFolded
                  ? `Show all ${formatNumber(totals.length)} currencies`
                  : 'Show fewer currencies'}
              </Button>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
