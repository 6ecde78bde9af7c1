import { DetailDrawer, RecordView, useLastOpen } from 'shared-kernel/records';
import { Button, EmptyState, Section, useIsPhone } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { OpenNotification } from './open-notification';
import { type NotificationFilters } from './use-notification-filters';

interface NotificationPanelProps {
  readonly filters: NotificationFilters;
}

/** The notification named in the URL, beside the list; on a phone it takes the page (N3). */
export function NotificationPanel({ filters }: NotificationPanelProps) {
  const { openId, close } = filters;
  const isPhone = useIsPhone();
  const lastId = useLastOpen(openId);
  const query = useRecord('notifications', lastId);
  const title = query.data?.title ?? 'Notification';

  const content = (
    <RecordView
      query={query}
      noun="Notification"
      id={lastId ?? ''}
      backLabel="Back to all notifications"
      onLeave={close}
    >
      {(notification) => <OpenNotification notification={notification} />}
    </RecordView>
  );

  if (isPhone)
    return (
      <DetailDrawer open={openId !== ''} title={title} onClose={close}>
        {content}
      </DetailDrawer>
    );
  if (openId === '')
    return (
      <EmptyState
        illustration="inbox"
        title="Nothing selected"
        description="Select a notification to read it. Reading leaves it unread until you say so."
      />
    );
  return (
    <Section title={title} actions={<Button onClick={close}>Close</Button>}>
      {content}
    </Section>
  );
}
