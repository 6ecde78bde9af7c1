import { useEffect, useRef } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import { useRecordQueue } from 'shared-kernel/records';
import { CommandButton, Icon, useShortcut, type RowSelection } from 'shared-kernel/ui';
import { useCommand, setNotificationsRead } from 'shared-kernel/workspace';
import { markNotificationsDone, setNotificationsStarred } from '../commands/notification-commands';
import type { NotificationFilters } from '../use-notification-filters';

/**
 * Buttons for Done, Mark Read/Unread and Star/Unstar. In `reference` mode, Mark Read/Unread and Star/Unstar do nothing
 * (N4).
 */
export function NotificationActions({ notification }: { readonly notification: Notification }) {
  const { id, isRead, isStarred, actionRequired } = notification;
  const done = useCommand(markNotificationsDone);
  const read = useCommand(setNotificationsRead);
  const star = useCommand(setNotificationsStarred);
  return (
    <>
      {actionRequired && done.availability.state !== 'inert' && (
        <CommandButton
          type="primary"
          availability={done.availability}
          icon={<Icon name="check" />}
          aria-keyshortcuts="d"
          onPress={() => void done.run({ ids: [id] })}
        >
          Done
        </CommandButton>
      )}
      <CommandButton
        availability={read.availability}
        icon={<Icon name="mail" />}
        onPress={() => void read.run({ ids: [id], isRead: !isRead })}
      >
        {isRead ? 'Mark Unread' : 'Mark Read'}
      </CommandButton>
      <CommandButton
        availability={star.availability}
        icon={<Icon name={isStarred ? 'star-filled' : 'star'} />}
        onPress={() => void star.run({ ids: [id], isStarred: !isStarred })}
      >
        {isStarred ? 'Unstar' : 'Star'}
      </CommandButton>
    </>
  );
}

/** Keyboard shortcuts of the notification list: J, K, X, E, S and D. Tables handle J, K and X themselves. */
export function useNotificationShortcuts(
  listed: readonly Notification[],
  { openId, view, open, step }: NotificationFilters,
  selection: RowSelection<Notification> | undefined,
): void {
  const read = useCommand(setNotificationsRead);
  const star = useCommand(setNotificationsStarred);
  const done = useCommand(markNotificationsDone);
  const queue = useRecordQueue(listed, openId);
  // The URL changes only with the next render. Until then, further key presses use the id in this ref.
  const at = useRef(openId);
  useEffect(() => {
    at.current = openId;
  }, [openId]);
  const current = () => listed.find(({ id }) => id === at.current);

  // While a notification is open, J and K move through the notifications that were listed when it opened.
  const go = (by: number) => {
    const all = openId === '' ? listed : queue;
    const next = all[all.findIndex(({ id }) => id === at.current) + by];
    if (!next) return;
    if (at.current === '') open(next.id);
    else step(next.id);
    at.current = next.id;
  };

  const isList = view === 'cards';
  useShortcut(isList ? 'j' : null, () => go(1));
  useShortcut(isList ? 'k' : null, () => go(-1));
  useShortcut(isList && selection ? 'x' : null, () => {
    const opened = current();
    if (opened) selection?.pick(opened.id, !selection.keys.has(opened.id));
  });
  useShortcut('e', () => {
    const opened = current();
    if (opened) void read.run({ ids: [opened.id], isRead: !opened.isRead });
  });
  useShortcut('d', () => {
    const opened = current();
    if (opened?.actionRequired) void done.run({ ids: [opened.id] });
  });
  useShortcut('s', () => {
    const opened = current();
    if (opened) void star.run({ ids: [opened.id], isStarred: !opened.isStarred });
  });
}
