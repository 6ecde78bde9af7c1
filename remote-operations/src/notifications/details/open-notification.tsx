import type { ReactNode } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import { useShownClient } from 'shared-kernel/workspace';
import { NotificationDetails } from './notification-details';
import { NotificationPrintSheet } from './notification-print-sheet';
import { useNotificationSubjects } from './use-notification-subjects';

interface OpenNotificationProps {
  readonly notification: Notification;
  /** What can be done with it, where that is not in the footer of a drawer. */
  readonly actions?: ReactNode;
}

/** A notification with what it leads to, on paper too. */
export function OpenNotification({ notification: stored, actions }: OpenNotificationProps) {
  const notification = useShownClient(stored);
  const subjects = useNotificationSubjects(notification);
  return (
    <>
      <NotificationPrintSheet notification={notification} />
      <NotificationDetails notification={notification} subjects={subjects} actions={actions} />
    </>
  );
}
