import { useMemo } from 'react';
import { countNotifications, selectVisibleNotifications } from './select-visible-notifications';
import { notificationTabLabel, notificationTabs } from './notification-views';
import { type Notification } from 'shared-kernel/domain/notification';
import { newestFirst } from 'shared-kernel/format';
import {
  ClearFilters,
  DataView,
  EmptyState,
  KpiRowSkeleton,
  ResultCount,
  ScreenHeader,
  SegmentedTabs,
  Stack,
  TableSkeleton,
} from 'shared-kernel/ui';
import { useCollection } from 'shared-kernel/workspace';
import { notificationsHeading } from './heading';
import { useSelection } from '../large-lists/use-selection';
import { MarkAllReadButton } from './mark-all-read-button';
import { NotificationInbox } from './notification-inbox';
import { NotificationSummary } from './notification-summary';
import { NotificationToolbar } from './notification-toolbar';
import { useNotificationFilters } from './use-notification-filters';

const byTime = newestFirst(({ timestamp }: Notification) => timestamp);

const none: readonly Notification[] = [];

const skeleton = (
  <Stack>
    <KpiRowSkeleton />
    <TableSkeleton />
  </Stack>
);

const empty = (
  <EmptyState
    illustration="inbox"
    title="No notifications yet"
    description="What needs your attention appears here."
  />
);

const tabs = notificationTabs.map((key) => ({ key, label: notificationTabLabel[key] }));

/** Everything that asked for attention: what is unread, starred or waits for an action (N1 to N5). */
export function NotificationCenter() {
  const query = useCollection('notifications');
  const filters = useNotificationFilters();
  const { tab, category, text } = filters;
  const notifications = query.data ?? none;
  const selection = useMemo(
    () => ({
      select: (some: readonly Notification[]) =>
        selectVisibleNotifications(some, { tab, category, text }),
      compare: byTime,
    }),
    [tab, category, text],
  );
  const { selected } = useSelection(notifications, selection);
  const counts = useMemo(() => countNotifications(notifications), [notifications]);

  return (
    <Stack>
      <ScreenHeader
        title={notificationsHeading.title}
        description={notificationsHeading.lead}
        actions={query.isSuccess && <MarkAllReadButton unread={counts.unread} />}
      />
      <DataView query={query} skeleton={skeleton} empty={empty}>
        {() => (
          <Stack>
            <NotificationSummary counts={counts} tab={tab} onTab={filters.showTab} />
            <SegmentedTabs
              label="Notification tabs"
              tabs={tabs}
              value={tab}
              onChange={filters.showTab}
            >
              <Stack>
                <NotificationToolbar
                  filters={filters}
                  result={
                    <>
                      <ResultCount
                        count={selected?.length ?? 0}
                        total={notifications.length}
                        noun={['notification', 'notifications']}
                      />
                      <ClearFilters isActive={filters.isNarrowed} onClear={filters.clear} />
                    </>
                  }
                />
                {selected ? (
                  <NotificationInbox notifications={selected} filters={filters} />
                ) : (
                  <TableSkeleton />
                )}
              </Stack>
            </SegmentedTabs>
          </Stack>
        )}
      </DataView>
    </Stack>
  );
}
