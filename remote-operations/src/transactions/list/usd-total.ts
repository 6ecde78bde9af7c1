import { amountInUsd, type Transaction } from 'shared-kernel/domain/transaction';
import { formatCompactUsd } from 'shared-kernel/format';

/** Cents, so that many decimal amounts add up without drift. */
const minorUnits = 100;

/**
 * What transactions add up to in US dollars: exactly where all of them are in dollars; where some are in another
 * currency, at the rates of the sample. Undefined for none.
 */
export function usdTotalText(
  transactions: readonly Pick<Transaction, 'amount' | 'currency'>[],
): string | undefined {
  if (transactions.length === 0) return undefined;
  const cents = transactions.reduce(
    (sum, transaction) => sum + Math.round(amountInUsd(transaction) * minorUnits),
    0,
  );
  const total = formatCompactUsd(cents / minorUnits);
  const isInDollars = transactions.every(({ currency }) => currency === 'USD');
  return isInDollars ? total : `≈ ${total}`;
}
