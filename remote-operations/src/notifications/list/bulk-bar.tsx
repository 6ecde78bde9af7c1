import { formatNumber } from 'shared-kernel/format';
import type { Notification } from 'shared-kernel/domain/notification';
import { ExportList } from 'shared-kernel/records';
import { plainKey } from 'shared-kernel/shell';
import { Button, Checkbox, CommandButton } from 'shared-kernel/ui';
import { useCommand, setRead } from 'shared-kernel/workspace';
import styles from './bulk-bar.module.css';
import { exportNotifications } from '../commands/export-notifications';
import { setStarred } from '../commands/set-starred';
import { notificationFileColumns } from './notification-file-columns';

interface BulkBarProps {
  readonly picked: readonly Notification[];
  /** Absent while the list is being read, which cannot be selected as a whole before. */
  readonly listed: number | undefined;
  readonly onAll: () => void;
  readonly onNone: () => void;
}

/** Marks several at once; the count is announced, Escape lets go. */
export function BulkBar({ picked, listed, onAll, onNone }: BulkBarProps) {
  const read = useCommand(setRead);
  const star = useCommand(setStarred);
  const ids = picked.map(({ id }) => id);
  const count = ids.length;
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
          <CommandButton
            size="small"
            availability={read.availability}
            onPress={() => void read.run({ ids, isRead: true })}
          >
            Mark read
          </CommandButton>
          <CommandButton
            size="small"
            availability={read.availability}
            onPress={() => void read.run({ ids, isRead: false })}
          >
            Mark unread
          </CommandButton>
          <CommandButton
            size="small"
            availability={star.availability}
            onPress={() => void star.run({ ids, isStarred: true })}
          >
            Star
          </CommandButton>
          <CommandButton
            size="small"
            availability={star.availability}
            onPress={() => void star.run({ ids, isStarred: false })}
          >
            Unstar
          </CommandButton>
          <ExportList
            command={exportNotifications}
            rows={picked}
            columns={notificationFileColumns}
            name="notifications-selected"
            label="Export selected"
            size="small"
          />
          <Button size="small" type="text" onClick={onNone}>
            Deselect
          </Button>
        </>
      )}
    </div>
  );
}
