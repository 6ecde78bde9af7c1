import { useEffect, useRef, type ReactNode } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import { DetailDrawer, RecordStepper, RecordView, useLastOpen } from 'shared-kernel/records';
import { Button, EmptyState, focusPlace, Section, useIsPhone } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { NotificationActions } from '../details/notification-actions';
import { OpenNotification } from '../details/open-notification';
import styles from './notification-inbox.module.css';

interface NotificationPanelProps {
  readonly openId: string;
  /** What is beside the list before anything is opened; absent where it lies over the list. */
  readonly shownId?: string;
  /** Whether it lies over the list, as it does on a phone. */
  readonly isOver: boolean;
  /** What is listed, to step through it; absent while it is read. */
  readonly notifications: readonly Notification[] | undefined;
  readonly onStep: (id: string) => void;
  readonly onClose: () => void;
}

const NothingSelected = () => (
  <EmptyState
    illustration="inbox"
    title="Nothing selected"
    description="Select a notification. It stays unread until you mark it as read."
  />
);

/** The place of the open notification, focused when another one is opened; one that the address opens is left alone. */
function useFocusOnOpening(openId: string) {
  const panel = useRef<HTMLDivElement>(null);
  const followed = useRef(openId);
  useEffect(() => {
    if (openId !== '' && openId !== followed.current && panel.current) focusPlace(panel.current);
    followed.current = openId;
  }, [openId]);
  return panel;
}

type OverlayProps = Pick<
  NotificationPanelProps,
  'openId' | 'notifications' | 'onStep' | 'onClose'
> & {
  readonly title: string;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** The notification over its list. */
const Overlay = ({ openId, notifications, onStep, ...drawer }: OverlayProps) => (
  <DetailDrawer
    {...drawer}
    open={openId !== ''}
    extra={
      <RecordStepper noun="notification" records={notifications} openId={openId} onStep={onStep} />
    }
  />
);

/** The notification named in the URL, beside the list or over it; on a phone it takes the page (N3). */
export function NotificationPanel({
  openId,
  shownId = openId,
  isOver,
  notifications,
  onStep,
  onClose,
}: NotificationPanelProps) {
  const isPhone = useIsPhone();
  const lastId = useLastOpen(shownId);
  const query = useRecord('notifications', lastId);
  const panel = useFocusOnOpening(openId);
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
        <OpenNotification
          notification={notification}
          isOnPaper={openId !== ''}
          actions={isInDrawer ? undefined : actions}
        />
      )}
    </RecordView>
  );

  if (isInDrawer)
    return (
      <Overlay
        openId={openId}
        title={title}
        notifications={notifications}
        onStep={onStep}
        footer={actions}
        onClose={onClose}
      >
        {content}
      </Overlay>
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
