import { type Notification } from 'shared-kernel/domain/notification';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand, setRead } from 'shared-kernel/workspace';
import { setStarred } from './commands/set-starred';

interface NotificationActionsProps {
  readonly notification: Notification;
}

/** Mark Read/Unread and Star/Unstar; in the sample they are there and change nothing (N4). */
export function NotificationActions({ notification }: NotificationActionsProps) {
  const { id, isRead, isStarred } = notification;
  const read = useCommand(setRead);
  const star = useCommand(setStarred);
  return (
    <>
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
