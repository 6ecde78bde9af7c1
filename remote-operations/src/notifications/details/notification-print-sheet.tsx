import { notificationTypeView, type Notification } from 'shared-kernel/domain/notification';
import { formatDateTime } from 'shared-kernel/format';
import { PrintedRecord, usePrintedTrail } from 'shared-kernel/records';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { stateOfAsk } from '../list/asked-list';
import { notificationFacts } from './notification-facts';
import { notificationCategoryView } from '../list/notification-views';

interface NotificationPrintSheetProps {
  readonly notification: Notification;
}

/** A notification on paper, with what it asks for and all that was done to it. */
export function NotificationPrintSheet({ notification }: NotificationPrintSheetProps) {
  const { id, type, category, title, message, actionRequired, asked = [] } = notification;
  const now = useWorkspaceClock();
  const trail = usePrintedTrail('notifications', id);
  return (
    <PrintedRecord
      id={id}
      title={title}
      facts={[
        ['Message', message],
        ['Type', notificationTypeView[type].label],
        ['Category', notificationCategoryView[category].label],
        ['Action required', actionRequired ? 'Yes' : 'No'],
        ...notificationFacts(notification).map(({ label, value }) => [label, value] as const),
        ['As of', formatDateTime(now)],
      ]}
      tables={[
        ...(asked.length > 1
          ? [
              {
                title: 'Payments to review',
                columns: ['Payment', 'State'],
                rows: asked.map((ask) => [ask.id, stateOfAsk(ask).label]),
                empty: '',
              },
            ]
          : []),
        trail,
      ]}
    />
  );
}
