import type { Notification } from 'shared-kernel/domain/notification';
import { formatNumber } from 'shared-kernel/format';
import { ListExportMenu } from 'shared-kernel/records';
import { getUnmodifiedKey } from 'shared-kernel/shell';
import { Button, Checkbox, CommandButton, useIsPhone } from 'shared-kernel/ui';
import { setNotificationsRead, useCommand } from 'shared-kernel/workspace';
import { exportNotifications, setNotificationsStarred } from '../commands/notification-commands';
import styles from './notification-bulk-bar.module.css';
import { notificationExportColumns } from './notification-columns';

interface BulkMarksProps {
  readonly picked: readonly Notification[];
  readonly shown?: readonly string[];
  readonly size?: 'small';
}

const marks = [
  { label: 'Mark read', change: { isRead: true } },
  { label: 'Mark unread', change: { isRead: false } },
  { label: 'Star', change: { isStarred: true } },
  { label: 'Unstar', change: { isStarred: false } },
] as const;

export function BulkFlagButtons({ picked, shown, size }: BulkMarksProps) {
  const read = useCommand(setNotificationsRead);
  const star = useCommand(setNotificationsStarred);
  const ids = picked.map(({ id }) => id);
  return (
    <>
      {marks.map(({ label, change }) => (
        <CommandButton
          key={label}
          {...(size && { size })}
          availability={('isRead' in change ? read : star).availability}
          onPress={() =>
            'isRead' in change
              ? void read.run({ ids, ...change })
              : void star.run({ ids, ...change })
          }
        >
          {label}
        </CommandButton>
      ))}
      <ListExportMenu
        command={exportNotifications}
        rows={picked}
        columns={notificationExportColumns}
        shown={shown}
        name="notifications-selected"
        label="Export selected"
        isSelection
        {...(size && { size })}
      />
    </>
  );
}

interface BulkBarProps {
  readonly picked: readonly Notification[];
  /**
   * Number of notifications in the list. Absent while the list loads, because “select all” would be incomplete during
   * loading.
   */
  readonly listed: number | undefined;
  readonly onAll: () => void;
  readonly onNone: () => void;
}

/** Bar that announces the number of selected notifications. Escape clears the selection. */
export function NotificationBulkBar({ picked, listed, onAll, onNone }: BulkBarProps) {
  const count = picked.length;
  const isPhone = useIsPhone();
  if (isPhone && count === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label="Selected notifications"
      className={styles.bar}
      onKeyDown={(event) => {
        if (getUnmodifiedKey(event) === 'Escape') onNone();
      }}
    >
      <Checkbox
        checked={count > 0 && count === listed}
        indeterminate={count > 0 && count !== listed}
        onChange={(event) => (event.target.checked ? onAll() : onNone())}
      >
        Select all
      </Checkbox>
      {count > 0 && (
        <>
          <span role="status">{formatNumber(count)} selected</span>
          <BulkFlagButtons picked={picked} size="small" />
          <Button size="small" type="text" onClick={onNone}>
            Deselect
          </Button>
        </>
      )}
    </div>
  );
}
