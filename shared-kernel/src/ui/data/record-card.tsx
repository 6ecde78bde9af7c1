import type { ReactNode } from 'react';
import styles from './record-card.module.css';
import { Surface } from '../layout/section';

export interface RecordCardProps {
  /** The id of the heading that names the card. Without it, `label` is the name. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A card for a record in a list.
 *
 * @example
 * <RecordCard label={contract.title}>
 *   <RecordText>{contract.client}</RecordText>
 * </RecordCard>
 */
export const RecordCard = ({ label, labelledBy, children }: RecordCardProps) => (
  <article className={styles.card} aria-label={label} aria-labelledby={labelledBy}>
    <Surface className={styles.parts}>{children}</Surface>
  </article>
);
