import {
  Button,
  DataView,
  DetailDrawer,
  DetailSkeleton,
  EmptyState,
  Section,
  useIsPhone,
} from 'shared-kernel/ui';
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
  const query = useRecord('notifications', openId === '' ? undefined : openId);
  const title = query.data?.title ?? 'Notification';

  const content = (
    <DataView
      query={query}
      skeleton={<DetailSkeleton />}
      isEmpty={(notification) => notification === null}
      empty={
        <EmptyState
          illustration="search"
          title="No such notification"
          description={`There is no notification ${openId} in this workspace.`}
          action={<Button onClick={close}>Back to the list</Button>}
        />
      }
    >
      {(notification) => notification && <OpenNotification notification={notification} />}
    </DataView>
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
