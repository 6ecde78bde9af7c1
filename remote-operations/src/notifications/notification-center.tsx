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
import { useListing } from 'shared-kernel/workspace';
import { notificationsHeading } from './heading';
import { useSelection } from '../large-lists/use-selection';
import { MarkAllReadButton } from './mark-all-read-button';
import { NotificationInbox } from './notification-inbox';
import { NotificationSummary } from './notification-summary';
import { NotificationToolbar } from './notification-toolbar';
import { useNotificationFilters } from './use-notification-filters';

const byTime = newestFirst(({ timestamp }: Notification) => timestamp);

/** As `byTime` has them. */
const beginning = { index: 'timestamp', descending: true } as const;

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
  const { query, all, first, total } = useListing('notifications', beginning);
  const filters = useNotificationFilters();
  const { tab, category, text } = filters;
  const selection = useMemo(
    () => ({
      select: (some: readonly Notification[]) =>
        selectVisibleNotifications(some, { tab, category, text }),
      compare: byTime,
    }),
    [tab, category, text],
  );
  const { selected, isPartial } = useSelection(all, selection, first);
  const isReading = !all || isPartial;
  const counts = useMemo(() => all && countNotifications(all), [all]);

  return (
    <Stack>
      <ScreenHeader
        title={notificationsHeading.title}
        description={notificationsHeading.lead}
        actions={counts && <MarkAllReadButton unread={counts.unread} />}
      />
      <DataView query={query} skeleton={skeleton} isEmpty={() => total === 0} empty={empty}>
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
                        count={isReading ? undefined : (selected?.length ?? 0)}
                        total={total}
                        noun={['notification', 'notifications']}
                      />
                      <ClearFilters isActive={filters.isNarrowed} onClear={filters.clear} />
                    </>
                  }
                />
                {selected && !(isReading && selected.length === 0) ? (
                  <NotificationInbox
                    notifications={selected}
                    isWhole={!isReading}
                    filters={filters}
                  />
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
