import { isHeldPayment, type Transaction } from 'shared-kernel/domain/transaction';
import { useHoldReviewCase } from '../details/use-hold-review-case';
import styles from './transaction-review-state.module.css';

function HeldState({ transaction }: { readonly transaction: Transaction }) {
  const review = useHoldReviewCase(transaction);
  return review?.isPending ? <span className={styles.state}>{review.state}</span> : null;
}

/** Shows who must approve the decision on a payment on hold. Renders nothing before there is a decision. */
export const TransactionReviewState = ({ transaction }: { readonly transaction: Transaction }) =>
  isHeldPayment(transaction) ? <HeldState transaction={transaction} /> : null;
