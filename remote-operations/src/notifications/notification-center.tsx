import { notificationCounts } from './list/notification-counts';
import { notificationTabLabel, notificationTabs } from './list/notification-views';
import type { Notification } from 'shared-kernel/domain/notification';
import { ListTools, useListMemory, useTableOptions } from 'shared-kernel/records';
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
  useIsPhone,
} from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { notificationsHeading } from './screen';
import { tableTerms } from '../table-terms';
import { MarkAllReadButton } from './list/mark-all-read-button';
import { exportNotifications } from './commands/export-notifications';
import { notificationFileColumns } from './list/notification-file-columns';
import { notificationColumns } from './list/notification-columns';
import { NotificationInbox } from './list/notification-inbox';
import { notificationListPlace } from './list/notification-list-place';
import { NotificationSummary } from './list/notification-summary';
import { NotificationToolbar } from './list/notification-toolbar';
import { useFoundNotifications } from './list/use-found-notifications';
import { useNotificationFilters } from './list/use-notification-filters';

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

const tabs = notificationTabs.map((key) => ({ key, label: notificationTabLabel[key] }));

/** Everything that asked for attention: what is unread, starred or waits for an action (N1 to N5). */
export function NotificationCenter() {
  const filters = useNotificationFilters();
  const isOpening = useListMemory(notificationListPlace);
  const { tab, category, text } = filters;
  const { listing, selected, isReading } = useFoundNotifications(filters);
  const { query, total, tally } = listing;
  const isEvery = !filters.isNarrowed && tab === 'all';
  const whole = isReading ? undefined : (selected?.length ?? 0);
  const counts = tally && notificationCounts(tally);
  const hasTable = useAvailability(tableTerms).state === 'available';
  const options = useTableOptions(notificationColumns);
  const table = hasTable && filters.view === 'table' ? options : undefined;
  const isPhone = useIsPhone();
  const tools = (
    <ListTools
      place={notificationListPlace}
      command={exportNotifications}
      rows={isReading ? undefined : (selected ?? none)}
      columns={notificationFileColumns}
      name="notifications"
      filters={{ tab, category, search: text }}
      options={options}
      view={filters.view}
      onView={hasTable ? filters.showAs : undefined}
    />
  );

  return (
    <Stack isClose>
      <ScreenHeader
        title={notificationsHeading.title}
        description={notificationsHeading.lead}
        actions={
          <>
            {!isPhone && tools}
            {counts && <MarkAllReadButton unread={counts.unread} />}
          </>
        }
      />
      <DataView
        query={query}
        isAwaited={isOpening}
        skeleton={skeleton}
        isEmpty={() => total === 0}
        empty={empty}
      >
        {() => (
          <Stack isClose>
            <NotificationSummary counts={counts} tab={tab} onTab={filters.showTab} />
            <SegmentedTabs
              label="Notification tabs"
              tabs={tabs}
              value={tab}
              onChange={filters.showTab}
              aside={
                <NotificationToolbar
                  filters={filters}
                  result={
                    <>
                      <ResultCount
                        count={whole ?? (isEvery ? tally?.total : undefined)}
                        isReading={isReading}
                        total={total}
                        noun={['notification', 'notifications']}
                      />
                      <ClearFilters isActive={filters.isNarrowed} onClear={filters.clear} />
                    </>
                  }
                  tools={isPhone ? tools : undefined}
                />
              }
            >
              <div aria-busy={isReading}>
                {selected && !(isReading && selected.length === 0) ? (
                  <NotificationInbox
                    notifications={selected}
                    isWhole={!isReading}
                    filters={filters}
                    table={table}
                  />
                ) : (
                  <TableSkeleton />
                )}
              </div>
            </SegmentedTabs>
          </Stack>
        )}
      </DataView>
    </Stack>
  );
}
