import { Children, type ReactNode } from 'react';
import { classNames } from '../format';
import styles from './kpi-row.module.css';

export interface KpiRowProps {
  /** Names the group for assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
}

const maxInOneRow = 6;
const maxInTwoRows = 8;

/** KPI cards side by side; more than six stand four to a row where there is room, more than eight three. */
export function KpiRow({ label, children }: KpiRowProps) {
  const cards = Children.toArray(children);
  return (
    <ul
      className={classNames(
        styles.row,
        cards.length > maxInOneRow && styles.wrapped,
        cards.length > maxInTwoRows && styles.many,
      )}
      aria-label={label}
    >
      {Children.map(children, (child) => child !== null && <li>{child}</li>)}
    </ul>
  );
}
