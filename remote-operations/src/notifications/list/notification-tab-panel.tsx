import { notificationTabLabel, notificationTabs } from './notification-views';
import type { Notification } from 'shared-kernel/domain/notification';
import type { TableOptions } from 'shared-kernel/records';
import { ClearFilters, ResultCount, SegmentedTabs, TableSkeleton } from 'shared-kernel/ui';
import type { ReactNode } from 'react';
import { NotificationInbox } from './notification-inbox';
import { NotificationToolbar } from './notification-toolbar';
import type { FoundNotifications } from './use-found-notifications';
import type { NotificationFilters } from './use-notification-filters';

interface NotificationTabPanelProps {
  readonly filters: NotificationFilters;
  readonly found: FoundNotifications;
  /** How they show as a table; absent where they show as a list. */
  readonly table: TableOptions<Notification> | undefined;
  /** The tools of the list, where they are not in the head. */
  readonly tools: ReactNode;
}

const tabs = notificationTabs.map((key) => ({ key, label: notificationTabLabel[key] }));

function Count({ filters, found }: Pick<NotificationTabPanelProps, 'filters' | 'found'>) {
  const { listing, selected, isReading } = found;
  const { total, tally } = listing;
  const isEvery = !filters.isNarrowed && filters.tab === 'all';
  const whole = isReading ? undefined : (selected?.length ?? 0);
  return (
    <ResultCount
      count={whole ?? (isEvery ? tally?.total : undefined)}
      isReading={isReading}
      total={total}
      noun={['notification', 'notifications']}
    />
  );
}

/** The tabs, the filters beside them, and what both let through (N2, N3). */
export function NotificationTabPanel({ filters, found, table, tools }: NotificationTabPanelProps) {
  const { selected, isReading } = found;
  const toolbar = (
    <NotificationToolbar
      filters={filters}
      result={
        <>
          <Count filters={filters} found={found} />
          <ClearFilters isActive={filters.isNarrowed} onClear={filters.clear} />
        </>
      }
      tools={tools}
    />
  );
  return (
    <SegmentedTabs
      label="Notification tabs"
      tabs={tabs}
      value={filters.tab}
      onChange={filters.showTab}
      aside={toolbar}
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
  );
}
