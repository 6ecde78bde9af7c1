import type { Notification } from 'shared-kernel/domain/notification';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand, setRead } from 'shared-kernel/workspace';
import { setDone, setStarred } from '../commands/notification-commands';

interface NotificationActionsProps {
  readonly notification: Notification;
}

/**
 * Done where something is asked for, Mark Read/Unread and Star/Unstar; in the sample the latter are there and change
 * nothing (N4).
 */
export function NotificationActions({ notification }: NotificationActionsProps) {
  const { id, isRead, isStarred, actionRequired } = notification;
  const done = useCommand(setDone);
  const read = useCommand(setRead);
  const star = useCommand(setStarred);
  return (
    <>
      {actionRequired && done.availability.state !== 'inert' && (
        <CommandButton
          type="primary"
          availability={done.availability}
          icon={<Icon name="check" />}
          aria-keyshortcuts="d"
          loading={done.isPending}
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
