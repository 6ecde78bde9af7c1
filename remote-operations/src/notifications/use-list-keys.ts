import { type Notification } from 'shared-kernel/domain/notification';
import { useShortcut } from 'shared-kernel/ui';
import { useCommand, setRead } from 'shared-kernel/workspace';
import { setStarred } from './commands/set-starred';
import { type NotificationFilters } from './use-notification-filters';

/** J and K go through the list, E marks read or unread, S stars or not. */
export function useListKeys(
  listed: readonly Notification[],
  { openId, open }: NotificationFilters,
): void {
  const read = useCommand(setRead);
  const star = useCommand(setStarred);
  const place = () => listed.findIndex(({ id }) => id === openId);

  const step = (by: number) => {
    const next = listed[place() + by];
    if (next) open(next.id);
  };

  useShortcut('j', () => step(1));
  useShortcut('k', () => step(-1));
  useShortcut('e', () => {
    const current = listed[place()];
    if (current) void read.run({ ids: [current.id], isRead: !current.isRead });
  });
  useShortcut('s', () => {
    const current = listed[place()];
    if (current) void star.run({ ids: [current.id], isStarred: !current.isStarred });
  });
}
