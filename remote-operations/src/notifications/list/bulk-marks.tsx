import type { Notification } from 'shared-kernel/domain/notification';
import { ExportList } from 'shared-kernel/records';
import { CommandButton } from 'shared-kernel/ui';
import { setRead, useCommand } from 'shared-kernel/workspace';
import { exportNotifications } from '../commands/export-notifications';
import { setStarred } from '../commands/set-starred';
import { notificationFileColumns } from './notification-file-columns';

interface BulkMarksProps {
  readonly picked: readonly Notification[];
  /** The columns that a table shows; absent where there is none. */
  readonly shown?: readonly string[];
  readonly size?: 'small';
}

const marks = [
  { label: 'Mark read', change: { isRead: true } },
  { label: 'Mark unread', change: { isRead: false } },
  { label: 'Star', change: { isStarred: true } },
  { label: 'Unstar', change: { isStarred: false } },
] as const;

/** The buttons that mark or export several notifications at once. */
export function BulkMarks({ picked, shown, size }: BulkMarksProps) {
  const read = useCommand(setRead);
  const star = useCommand(setStarred);
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
      <ExportList
        command={exportNotifications}
        rows={picked}
        columns={notificationFileColumns}
        shown={shown}
        name="notifications-selected"
        label="Export selected"
        isSelection
        {...(size && { size })}
      />
    </>
  );
}
