import { useMemo, type ComponentProps } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import { formatNumber } from 'shared-kernel/format';
import { useListPersistence, useTableOptions, type TableOptions } from 'shared-kernel/records';
import {
  CommandButton,
  DataView,
  EmptyState,
  Icon,
  Kpi,
  KpiRow,
  KpiRowSkeleton,
  ScreenHeader,
  SegmentedTabs,
  Stack,
  TableSkeleton,
} from 'shared-kernel/ui';
import { markAllRead, useAvailability, useCommand } from 'shared-kernel/workspace';
import { tableViewPermission } from '../table-view-permission';
import { notificationColumns } from './list/notification-columns';
import { NotificationInbox } from './list/notification-inbox';
import { NotificationToolbar, NotificationListTools } from './list/notification-toolbar';
import {
  getMarkAllReadLabel,
  getMarkReadError,
  notificationTabLabel,
  notificationTabs,
  type NotificationCounts,
} from './notification-displays';
import { useFilteredNotifications } from './list/filtered-notifications';
import {
  notificationListDefinition,
  useNotificationFilters,
  type NotificationFilters,
} from './use-notification-filters';
import { notificationsHeading } from './screen';

interface MarkAllReadProps {
  readonly listed: readonly Notification[];
  /** Whether a filter or tab hides some unread notifications. */
  readonly isNarrowed: boolean;
}

function MarkAllReadButton({ listed, isNarrowed }: MarkAllReadProps) {
  const { run, availability } = useCommand(markAllRead);
  const ids = useMemo(() => listed.filter(({ isRead }) => !isRead).map(({ id }) => id), [listed]);
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      availability={availability}
      refusal={getMarkReadError(ids.length, isNarrowed)}
      icon={<Icon name="check" />}
      onPress={() => void run({ ids })}
    >
      {getMarkAllReadLabel(ids.length, isNarrowed)}
    </CommandButton>
  );
}

interface SummaryProps {
  readonly counts: NotificationCounts | undefined;
  readonly filters: NotificationFilters;
}

/** The four summary cards. A click on a card opens the tab with the counted notifications (N1). */
function Summary({ counts, filters }: SummaryProps) {
  const cards = [
    { tab: 'all', label: 'Total', icon: 'bell', value: counts?.total },
    { tab: 'unread', label: 'Unread', icon: 'mail', value: counts?.unread },
    { tab: 'action', label: 'Action required', icon: 'flag', value: counts?.actionRequired },
    { tab: 'starred', label: 'Starred', icon: 'star', value: counts?.starred },
  ] as const;
  return (
    <KpiRow label="Notification summary" isSlim>
      {cards.map((card) => (
        <Kpi
          key={card.tab}
          label={card.label}
          icon={card.icon}
          value={card.value === undefined ? undefined : formatNumber(card.value)}
          isSelected={card.tab === filters.tab}
          onSelect={() => filters.showTab(card.tab)}
        />
      ))}
    </KpiRow>
  );
}

const none: readonly Notification[] = [];

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

const tabs = notificationTabs.map((key) => ({ key, label: notificationTabLabel[key] }));

interface TabPanelProps extends ComponentProps<typeof NotificationToolbar> {
  readonly table: TableOptions<Notification> | undefined;
}

function TabPanel({ table, ...parts }: TabPanelProps) {
  const { filters, found } = parts;
  const { selected = none } = found;
  return (
    <SegmentedTabs
      label="Notification tabs"
      tabs={tabs}
      value={filters.tab}
      onChange={filters.showTab}
    >
      <Stack isClose>
        <NotificationToolbar {...parts} />
        <NotificationInbox notifications={selected} filters={filters} table={table} />
      </Stack>
    </SegmentedTabs>
  );
}

export function NotificationCenter() {
  const filters = useNotificationFilters();
  const isOpening = useListPersistence(notificationListDefinition);
  const found = useFilteredNotifications(filters);
  const { query, selected, counts } = found;
  const options = useTableOptions(notificationColumns);
  const hasTable = useAvailability(tableViewPermission).state === 'available';
  const table = hasTable && filters.view === 'table' ? options : undefined;
  const tools = <NotificationListTools {...{ filters, rows: selected, options, hasTable }} />;
  const actions = selected && (
    <MarkAllReadButton
      listed={selected}
      isNarrowed={filters.isNarrowed || !(filters.tab === 'all' || filters.tab === 'unread')}
    />
  );
  const { title, lead } = notificationsHeading;
  const parts = { filters, found, table, tools };
  return (
    <Stack isClose>
      <ScreenHeader title={title} description={lead} actions={actions} />
      <DataView
        query={query}
        isWaiting={isOpening}
        skeleton={skeleton}
        isEmpty={(all) => all.length === 0}
        empty={empty}
      >
        {() => (
          <Stack isClose>
            <Summary counts={counts} filters={filters} />
            <TabPanel {...parts} />
          </Stack>
        )}
      </DataView>
    </Stack>
  );
}
