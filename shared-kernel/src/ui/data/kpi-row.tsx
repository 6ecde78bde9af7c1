import { Children, useId, type ReactNode } from 'react';
import { classNames } from '../../format';
import styles from './kpi-row.module.css';

export interface KpiRowProps {
  readonly label: string;
  readonly note?: string | undefined;
  /**
   * Whether the cards have a reduced height, to leave more space for a list. On a phone, such cards form a single line.
   */
  readonly isSlim?: boolean;
  readonly children: ReactNode;
}

const maxInOneRow = 6;
const maxInTwoRows = 8;

/**
 * KPI cards in rows. In a wide window, up to six cards share one row, seven or eight cards form rows of four, and more
 * cards form rows of five.
 */
export function KpiRow({ label, note, isSlim = false, children }: KpiRowProps) {
  const noteId = useId();
  const cards = Children.toArray(children);
  const row = (
    <ul
      className={classNames(
        styles.row,
        cards.length > maxInOneRow && styles.wrapped,
        cards.length > maxInTwoRows && styles.many,
      )}
      data-slim={isSlim || undefined}
      aria-label={label}
      aria-describedby={note === undefined ? undefined : noteId}
    >
      {Children.map(children, (child) => child !== null && <li>{child}</li>)}
    </ul>
  );
  if (note === undefined) return row;
  return (
    <div>
      {row}
      <p id={noteId} className={styles.note}>
        {note}
      </p>
    </div>
  );
}
