import { formatNumber } from 'shared-kernel/format';
import type { Notification } from 'shared-kernel/domain/notification';
import { plainKey } from 'shared-kernel/shell';
import { Button, Checkbox, useIsPhone } from 'shared-kernel/ui';
import styles from './bulk-bar.module.css';
import { BulkMarks } from './bulk-marks';

interface BulkBarProps {
  readonly picked: readonly Notification[];
  /** Absent while the list is being read, which cannot be selected as a whole before. */
  readonly listed: number | undefined;
  readonly onAll: () => void;
  readonly onNone: () => void;
}

/** Marks several at once; the count is announced, Escape lets go. A phone keeps its room for the list until one is picked. */
export function BulkBar({ picked, listed, onAll, onNone }: BulkBarProps) {
  const count = picked.length;
  const isPhone = useIsPhone();
  if (isPhone && count === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label="Selected notifications"
      className={styles.bar}
      onKeyDown={(event) => {
        if (plainKey(event) === 'Escape') onNone();
      }}
    >
      <Checkbox
        checked={count > 0 && count === listed}
        indeterminate={count > 0 && count !== listed}
        disabled={listed === undefined}
        onChange={(event) => (event.target.checked ? onAll() : onNone())}
      >
        Select all
      </Checkbox>
      {count > 0 && (
        <>
          <span role="status">{formatNumber(count)} selected</span>
          <BulkMarks picked={picked} size="small" />
          <Button size="small" type="text" onClick={onNone}>
            Deselect
          </Button>
        </>
      )}
    </div>
  );
}
