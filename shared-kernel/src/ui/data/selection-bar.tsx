import type { ReactNode } from 'react';
import { formatNumber } from '../../format';
import { plainKey } from '../../shell/pressed-key';
import { Button } from '../antd';
import { useFocusHandover } from '../keyboard/use-focus-handover';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  /** What is picked, for the bar's name: “Selected contracts”. */
  readonly label: string;
  readonly count: number;
  /** How many there are to pick from. */
  readonly total?: number;
  /** Picks all of them; absent where the list itself offers that alone. */
  readonly onAll?: () => void;
  readonly onNone: () => void;
  /** What can be done with all of them. */
  readonly children: ReactNode;
}

/**
 * What can be done with the picked rows, always in view; Escape lets go of them.
 *
 * @example
 * <SelectionBar label="Selected contracts" count={2} total={9} onNone={onClose}>
 *   <Button>Export</Button>
 * </SelectionBar>
 */
export function SelectionBar(props: SelectionBarProps) {
  return props.count === 0 ? null : <Bar {...props} />;
}

function Bar({ label, count, total = count, onAll, onNone, children }: SelectionBarProps) {
  return (
    <div
      ref={useFocusHandover<HTMLDivElement>()}
      role="toolbar"
      aria-label={label}
      data-actions
      className={styles.bar}
      onKeyDown={(event) => {
        if (plainKey(event) === 'Escape') onNone();
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
