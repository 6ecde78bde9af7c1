import { isHeld, type Transaction } from 'shared-kernel/domain/transaction';
import { useHoldCase } from '../details/use-hold-case';
import styles from './review-state.module.css';

function HeldState({ transaction }: { readonly transaction: Transaction }) {
  const review = useHoldCase(transaction);
  return review?.isPending ? <span className={styles.state}>{review.state}</span> : null;
}

/** Names who must approve the decision on a held payment; renders nothing before a decision. */
export const ReviewState = ({ transaction }: { readonly transaction: Transaction }) =>
  isHeld(transaction) ? <HeldState transaction={transaction} /> : null;
