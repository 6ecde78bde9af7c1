import { isHeld, type Transaction } from 'shared-kernel/domain/transaction';
import { useHoldCase } from '../details/use-hold-case';
import styles from './review-state.module.css';

function HeldState({ transaction }: { readonly transaction: Transaction }) {
  const review = useHoldCase(transaction);
  return review?.isPending ? <span className={styles.state}>{review.state}</span> : null;
}

/** Shows who must approve the decision on a payment on hold. Renders nothing before there is a decision. */
export const ReviewState = ({ transaction }: { readonly transaction: Transaction }) =>
  isHeld(transaction) ? <HeldState transaction={transaction} /> : null;
