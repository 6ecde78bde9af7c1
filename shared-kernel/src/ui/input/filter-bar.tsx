import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** Names the search landmark, such as “Filter contracts”. */
  readonly label: string;
  /** Search and filters. */
  readonly children: ReactNode;
  /** The count of results and the way back, at the end. */
  readonly result?: ReactNode;
  /** What is done with the list as a whole: its views, columns, file and look, in this order, at the very end. */
  readonly tools?: ReactNode;
}

/** Search, filters, their result and the list's tools in one line that wraps; on a phone each of the last two has its own. */
export function FilterBar({ label, children, result, tools }: FilterBarProps) {
  return (
    <div role="search" aria-label={label} className={styles.bar}>
      {children}
      {(result !== undefined || tools !== undefined) && (
        <div className={styles.end}>
          {result !== undefined && <div className={styles.result}>{result}</div>}
          {tools !== undefined && <div className={styles.tools}>{tools}</div>}
        </div>
      )}
    </div>
  );
}
