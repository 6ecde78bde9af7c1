import type { Notification } from 'shared-kernel/domain/notification';
import { useListMemory, useTableOptions } from 'shared-kernel/records';
import {
  DataView,
  EmptyState,
  KpiRowSkeleton,
  ScreenHeader,
  Stack,
  TableSkeleton,
  useIsPhone,
  CommandButton,
  Icon,
} from 'shared-kernel/ui';
import { markAllRead, useAvailability, useCommand } from 'shared-kernel/workspace';
import { notificationCounts } from './list/notification-counts';
import { notificationsHeading } from './screen';
import { tableTerms } from '../table-terms';
import { notificationColumns } from './list/notification-columns';
import { notificationListPlace } from './list/notification-list-place';
import { NotificationSummary } from './list/notification-summary';
import { NotificationTabPanel } from './list/notification-tab-panel';
import { NotificationTools } from './list/notification-tools';
import { useFoundNotifications } from './list/use-found-notifications';
import { useNotificationFilters } from './list/use-notification-filters';

interface MarkAllReadButtonProps {
  readonly unread: number;
}

/** Marks everything as read. The sample has no such thing, and shows none. */
function MarkAllReadButton({ unread }: MarkAllReadButtonProps) {
  const { run, isPending, availability } = useCommand(markAllRead);
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      availability={availability}
      refusal={unread === 0 ? 'All notifications are read.' : undefined}
      loading={isPending}
      icon={<Icon name="check" />}
      onPress={() => void run({})}
    >
      Mark all as read
    </CommandButton>
  );
}

const skeleton = (
  <Stack isClose>
    <KpiRowSkeleton isSlim />
    <TableSkeleton />
  </Stack>
);

const empty = (
  <EmptyState
    illustration="inbox"
    title="No notifications yet"
    description="Notifications that need your attention appear here."
  />
);

const none: readonly Notification[] = [];

/** Everything that asked for attention: what is unread, starred or waits for an action (N1 to N5). */
export function NotificationCenter() {
  const filters = useNotificationFilters();
  const isOpening = useListMemory(notificationListPlace);
  const found = useFoundNotifications(filters);
  const { query, total, tally } = found.listing;
  const counts = tally && notificationCounts(tally);
  const options = useTableOptions(notificationColumns);
  const hasTable = useAvailability(tableTerms).state === 'available';
  const table = hasTable && filters.view === 'table' ? options : undefined;
  const isPhone = useIsPhone();
  const rows = found.isReading ? undefined : (found.selected ?? none);
  const tools = <NotificationTools {...{ filters, rows, options, hasTable }} />;
  const actions = (
    <>
      {!isPhone && tools}
      {counts && <MarkAllReadButton unread={counts.unread} />}
    </>
  );
  const { title, lead } = notificationsHeading;
  const parts = { filters, found, table, tools: isPhone ? tools : undefined };
  return (
    <Stack isClose>
      <ScreenHeader title={title} description={lead} actions={actions} />
      <DataView
        query={query}
        isAwaited={isOpening}
        skeleton={skeleton}
        isEmpty={() => total === 0}
        empty={empty}
      >
        {() => (
          <Stack isClose>
            <NotificationSummary counts={counts} tab={filters.tab} onTab={filters.showTab} />
            <NotificationTabPanel {...parts} />
          </Stack>
        )}
      </DataView>
    </Stack>
  );
}
