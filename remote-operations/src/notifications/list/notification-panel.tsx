import { useEffect, useRef } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import { DetailDrawer, RecordStepper, RecordView, useLastOpen } from 'shared-kernel/records';
import { Button, EmptyState, focusPlace, Section, useIsPhone } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { NotificationActions } from '../details/notification-actions';
import { OpenNotification } from '../details/open-notification';

interface NotificationPanelProps {
  readonly openId: string;
  /** Whether it lies over the list, as it does on a phone. */
  readonly isOver: boolean;
  /** What is listed, to step through it; absent while it is read. */
  readonly notifications: readonly Notification[] | undefined;
  readonly onStep: (id: string) => void;
  readonly onClose: () => void;
}

/** The notification named in the URL, beside the list or over it; on a phone it takes the page (N3). */
export function NotificationPanel({
  openId,
  isOver,
  notifications,
  onStep,
  onClose,
}: NotificationPanelProps) {
  const isPhone = useIsPhone();
  const lastId = useLastOpen(openId);
  const query = useRecord('notifications', lastId);
  const panel = useRef<HTMLDivElement>(null);
  const followed = useRef(openId);

  // What is opened is gone to, past the rest of the list; what an address opens waits to be found.
  useEffect(() => {
    if (openId !== followed.current && panel.current) focusPlace(panel.current);
    followed.current = openId;
  }, [openId]);

  const title = query.data?.title ?? 'Notification';

  const isInDrawer = isPhone || isOver;
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
        <OpenNotification notification={notification} actions={isInDrawer ? undefined : actions} />
      )}
    </RecordView>
  );

  if (isInDrawer)
    return (
      <DetailDrawer
        open={openId !== ''}
        title={title}
        extra={
          <RecordStepper
            noun="notification"
            records={notifications}
            openId={openId}
            onStep={onStep}
          />
        }
        footer={actions}
        onClose={onClose}
      >
        {content}
      </DetailDrawer>
    );
  if (openId === '')
    return (
      <EmptyState
        illustration="inbox"
        title="Nothing selected"
        description="Select a notification. It stays unread until you mark it as read."
      />
    );
  return (
    <div key={openId} ref={panel}>
      <Section title={title} actions={<Button onClick={onClose}>Close</Button>}>
        {content}
      </Section>
    </div>
  );
}
