import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatAmount, formatExactAmount } from 'shared-kernel/format';
import { Icon, VisuallyHidden } from 'shared-kernel/ui';
import styles from './amount.module.css';

interface AmountProps extends Pick<Transaction, 'amount' | 'currency' | 'toCurrency'> {
  /** With all that is kept of it, where a list rounds. */
  readonly isExact?: boolean;
}

/** How much moves, and into which currency when it is exchanged. */
export function Amount({ amount, currency, toCurrency, isExact = false }: AmountProps) {
  return (
    <span className={styles.amount}>
      {isExact ? formatExactAmount(amount, currency) : formatAmount(amount, currency)}
      {toCurrency !== undefined && (
        <span className={styles.into}>
          <Icon name="arrow-right" />
          <VisuallyHidden>into</VisuallyHidden> {toCurrency}
        </span>
      )}
    </span>
  );
}
