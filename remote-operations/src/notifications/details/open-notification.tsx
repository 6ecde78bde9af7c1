import type { Notification } from 'shared-kernel/domain/notification';
import { useShownClient } from 'shared-kernel/workspace';
import { NotificationActions } from './notification-actions';
import { NotificationDetails } from './notification-details';
import { NotificationPrintSheet } from './notification-print-sheet';
import { useNotificationSubjects } from './use-notification-subjects';

interface OpenNotificationProps {
  readonly notification: Notification;
}

/** A notification with what it leads to and what can be done with it. */
export function OpenNotification({ notification: stored }: OpenNotificationProps) {
  const notification = useShownClient(stored);
  const subjects = useNotificationSubjects(notification);
  return (
    <>
      <NotificationPrintSheet notification={notification} />
      <NotificationDetails
        notification={notification}
        subjects={subjects}
        actions={<NotificationActions notification={notification} />}
      />
    </>
  );
}
