import { useEffect, useRef } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import { DetailDrawer, RecordStepper, RecordView, useLastOpenId } from 'shared-kernel/records';
import { Button, EmptyState, focusRegion, Section } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { NotificationActions } from '../details/notification-actions';
import { SelectedNotification } from '../details/selected-notification';
import styles from './notification-inbox.module.css';
import type { NotificationFilters } from '../use-notification-filters';

interface NotificationPanelProps {
  readonly filters: NotificationFilters;
  /** Id of the notification to show until the user opens a notification. Absent in a drawer. */
  readonly shownId?: string;
  /** Whether the panel is a drawer that covers the list, as on a phone. */
  readonly isOver: boolean;
  /** The filtered notifications, for the previous and next buttons. Absent while the notifications load. */
  readonly notifications: readonly Notification[] | undefined;
  readonly onClose: () => void;
}

const NothingSelected = () => (
  <EmptyState
    illustration="inbox"
    title="No notification selected"
    description="Select a notification to view the details. Selected notifications stay unread until you mark them as read."
  />
);

/** Focuses the panel when the user opens another notification, but not on page load. */
function useFocusOnOpening(openId: string) {
  const panel = useRef<HTMLDivElement>(null);
  const followed = useRef(openId);
  useEffect(() => {
    if (openId !== '' && openId !== followed.current && panel.current) focusRegion(panel.current);
    followed.current = openId;
  }, [openId]);
  return panel;
}

/** Shows the notification from the URL beside the list or in a drawer. On a phone, the drawer fills the page (N3). */
export function NotificationPanel({
  filters: { openId, step },
  shownId = openId,
  isOver,
  notifications,
  onClose,
}: NotificationPanelProps) {
  const lastId = useLastOpenId(shownId);
  const query = useRecord('notifications', lastId);
  const panel = useFocusOnOpening(openId);
  const title = query.data?.title ?? 'Notification';
  const actions = query.data && <NotificationActions notification={query.data} />;
  const content = (
    <RecordView
      query={query}
      noun="Notification"
      id={lastId ?? ''}
      backLabel="Back to all notifications"
      onLeave={onClose}
    >
      {(notification) => (
        <SelectedNotification
          notification={notification}
          isOnPaper={openId !== ''}
          actions={isOver ? undefined : actions}
        />
      )}
    </RecordView>
  );
  const drawer = { open: openId !== '', title, footer: actions, onClose };
  const stepper = { noun: 'notification', records: notifications, openId, onStep: step };

  if (isOver)
    return (
      <DetailDrawer {...drawer} extra={<RecordStepper {...stepper} />}>
        {content}
      </DetailDrawer>
    );
  if (shownId === '') return <NothingSelected />;
  return (
    <div key={shownId} ref={panel} className={openId === '' ? styles.unopened : undefined}>
      <Section title={title} actions={openId !== '' && <Button onClick={onClose}>Close</Button>}>
        {content}
      </Section>
    </div>
  );
}
