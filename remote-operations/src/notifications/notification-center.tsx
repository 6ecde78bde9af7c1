import { useMemo } from 'react';
import { notificationCounts } from './list/notification-counts';
import {
  newestFirst,
  notificationTexts,
  selectVisibleNotifications,
} from './list/select-visible-notifications';
import { notificationTabLabel, notificationTabs } from './list/notification-views';
import type { Notification } from 'shared-kernel/domain/notification';
import {
  ExportList,
  ListViews,
  TableOptionsButton,
  useListMemory,
  useTableOptions,
  ViewSwitch,
} from 'shared-kernel/records';
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
import {
  useAvailability,
  useClientDirectory,
  useListing,
  useSearchReach,
} from 'shared-kernel/workspace';
import { notificationsHeading } from './screen';
import { tableTerms } from '../table-terms';
import { useSelection } from '../large-lists/use-selection';
import { MarkAllReadButton } from './list/mark-all-read-button';
import { exportNotifications } from './commands/export-notifications';
import { notificationFileColumns } from './list/notification-file-columns';
import { notificationColumns } from './list/notification-columns';
import { NotificationInbox } from './list/notification-inbox';
import { notificationListPlace } from './list/notification-list-place';
import { NotificationSummary } from './list/notification-summary';
import { NotificationToolbar } from './list/notification-toolbar';
import { useNotificationFilters } from './list/use-notification-filters';

/** As `newestFirst` has them. */
const beginning = { index: 'timestamp', descending: true } as const;

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
    description="What needs your attention appears here."
  />
);

const none: readonly Notification[] = [];

const tabs = notificationTabs.map((key) => ({ key, label: notificationTabLabel[key] }));

/** Everything that asked for attention: what is unread, starred or waits for an action (N1 to N5). */
export function NotificationCenter() {
  const listing = useListing('notifications', beginning);
  const { query, all, first, total, tally } = listing;
  const filters = useNotificationFilters();
  const isOpening = useListMemory(notificationListPlace);
  const { tab, category, text } = filters;
  const directory = useClientDirectory({ enabled: all !== undefined });
  const textsOf = useMemo(() => notificationTexts(directory), [directory]);
  const reach = useSearchReach();
  const select = useMemo(
    () => (some: readonly Notification[]) => selectVisibleNotifications(some, { tab, category }),
    [tab, category],
  );
  const selection = useMemo(
    () => ({ select, search: { text, reach, textsOf }, ordering: newestFirst }),
    [select, text, reach, textsOf],
  );
  const { selected: found, isPartial } = useSelection(all, selection, first);
  const selected = useMemo(() => found?.map(directory.shown), [found, directory]);
  const isReading = !all || isPartial;
  const isEvery = !filters.isNarrowed && tab === 'all';
  const whole = isReading ? undefined : (selected?.length ?? 0);
  const counts = tally && notificationCounts(tally);
  const hasTable = useAvailability(tableTerms).state === 'available';
  const isTable = hasTable && filters.view === 'table';
  const options = useTableOptions(notificationColumns);
  const canExport = useAvailability(exportNotifications).state !== 'inert';

  return (
    <Stack isClose>
      <ScreenHeader
        title={notificationsHeading.title}
        description={notificationsHeading.lead}
        actions={
          <>
            <ListViews place={notificationListPlace} />
            {isTable && <TableOptionsButton options={options} />}
            {canExport && (
              <ExportList
                command={exportNotifications}
                rows={isReading ? undefined : (selected ?? none)}
                columns={notificationFileColumns}
                shown={isTable ? options.columns.map(({ key }) => key) : undefined}
                name="notifications"
                filters={{ tab, category, search: text }}
              />
            )}
            {hasTable && <ViewSwitch value={filters.view} onChange={filters.showAs} />}
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
                />
              }
            >
              <div aria-busy={isReading}>
                {selected && !(isReading && selected.length === 0) ? (
                  <NotificationInbox
                    notifications={selected}
                    isWhole={!isReading}
                    filters={filters}
                    table={isTable ? options : undefined}
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
