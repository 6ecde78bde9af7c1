import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount } from 'shared-kernel/format';
import { Icon, VisuallyHidden } from 'shared-kernel/ui';
import styles from './amount.module.css';

/** How much moves, and into which currency when it is exchanged. */
export function Amount({
  amount,
  currency,
  toCurrency,
}: Pick<Transaction, 'amount' | 'currency' | 'toCurrency'>) {
  return (
    <span className={styles.amount}>
      {formatAmount(amount, currency)}
      {toCurrency !== undefined && (
        <span className={styles.into}>
          <Icon name="arrow-right" />
          <VisuallyHidden>into</VisuallyHidden> {toCurrency}
        </span>
      )}
    </span>
  );
}
