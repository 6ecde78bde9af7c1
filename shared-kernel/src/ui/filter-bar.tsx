import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** Names the search landmark, such as “Filter contracts”. */
  readonly label: string;
  /** Search and filters. */
  readonly children: ReactNode;
  /** The count of results and the way back, at the end. */
  readonly result?: ReactNode;
}

/** Search, filters and their result in one line that wraps. */
export function FilterBar({ label, children, result }: FilterBarProps) {
  return (
    <div role="search" aria-label={label} className={styles['bar']}>
      {children}
      {result !== undefined && <div className={styles['result']}>{result}</div>}
    </div>
  );
}
