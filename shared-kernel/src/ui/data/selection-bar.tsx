import type { ReactNode } from 'react';
import { formatNumber } from '../../format';
import { getUnmodifiedKey } from '../../shell/pressed-key';
import { Button } from '../antd';
import { useFocusReplacement } from '../keyboard/use-focus-replacement';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  readonly label: string;
  readonly count: number;
  readonly total?: number;
  readonly onAll?: () => void;
  readonly onNone: () => void;
  readonly children: ReactNode;
}

/**
 * A bar with actions for the selected rows. It stays at the bottom of the window while the page scrolls. Escape clears
 * the selection.
 */
export function SelectionBar(props: SelectionBarProps) {
  return props.count === 0 ? null : <Bar {...props} />;
}

function Bar({ label, count, total = count, onAll, onNone, children }: SelectionBarProps) {
  return (
    <div
      ref={useFocusReplacement<HTMLDivElement>()}
      role="toolbar"
      aria-label={label}
      data-actions
      className={styles.bar}
      onKeyDown={(event) => {
        if (getUnmodifiedKey(event) === 'Escape') onNone();
      }}
    >
      <span role="status" className={styles.count}>
        {formatNumber(count)} selected
      </span>
      {onAll && count < total && (
        <Button type="text" onClick={onAll}>
          Select all {formatNumber(total)}
        </Button>
      )}
      {children}
      <Button type="text" onClick={onNone}>
        Deselect
      </Button>
    </div>
  );
}
