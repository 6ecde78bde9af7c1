import type { ReactNode } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, FilterSelect, ResultCount, SearchField } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { exportNotifications } from '../commands/notification-commands';
import { notificationExportColumns } from './notification-columns';
import { notificationCategories, notificationCategoryDisplay } from '../notification-displays';
import type { FilteredNotifications } from './filtered-notifications';
import { notificationListDefinition, type NotificationFilters } from '../use-notification-filters';

interface NotificationToolbarProps {
  readonly filters: NotificationFilters;
  readonly found: FilteredNotifications;
  readonly tools: ReactNode;
}

const categoryOptions = [
  { value: 'all' as const, label: 'All categories' },
  ...notificationCategories.map((value) => ({
    value,
    label: notificationCategoryDisplay[value].label,
  })),
];

export const NotificationToolbar = ({ filters, found, tools }: NotificationToolbarProps) => (
  <FilterBar
    label="Filter notifications"
    filterCount={filters.category === undefined ? 0 : 1}
    filters={
      <FilterSelect
        label="Category"
        value={filters.category ?? 'all'}
        options={categoryOptions}
        onChange={(category) => filters.pick(category === 'all' ? undefined : category)}
      />
    }
    result={
      <>
        <ResultCount
          count={found.selected?.length ?? 0}
          total={found.query.data?.length}
          noun={['notification', 'notifications']}
        />
        <ClearFilters isActive={filters.isNarrowed} onClear={filters.clear} />
      </>
    }
    tools={tools}
  >
    <SearchField
      label="Search by title, message or client"
      value={filters.text}
      onChange={filters.search}
    />
  </FilterBar>
);

interface NotificationToolsProps {
  readonly filters: NotificationFilters;
  readonly rows: readonly Notification[] | undefined;
  readonly options: TableOptions<Notification>;
  readonly hasTable: boolean;
}

export function NotificationListTools({
  filters,
  rows,
  options,
  hasTable,
}: NotificationToolsProps) {
  const { tab, category, text } = filters;
  // In `reference` mode, notifications cannot be exported to a file.
  const hasFile = useAvailability(exportNotifications).state !== 'inert';
  return (
    <ListTools
      place={notificationListDefinition}
      command={exportNotifications}
      rows={rows}
      columns={notificationExportColumns}
      name="notifications"
      filters={{ tab, category, search: text }}
      options={options}
      hasFile={hasFile}
      view={filters.view}
      onView={hasTable ? filters.showAs : undefined}
    />
  );
}
