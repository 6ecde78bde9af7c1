import type { ReactNode } from 'react';
import { notificationCategories } from './notification-categories';
import { notificationCategoryView } from './notification-views';
import { FilterBar, FilterSelect, SearchField } from 'shared-kernel/ui';
import type { NotificationFilters } from './use-notification-filters';

interface NotificationToolbarProps {
  readonly filters: NotificationFilters;
  readonly result: ReactNode;
  readonly tools: ReactNode;
}

const categoryOptions = [
  { value: 'all' as const, label: 'All categories' },
  ...notificationCategories.map((value) => ({
    value,
    label: notificationCategoryView[value].label,
  })),
];

/** Search and category, combined by AND with the tab (N2). */
export function NotificationToolbar({ filters, result, tools }: NotificationToolbarProps) {
  return (
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
      result={result}
      tools={tools}
    >
      <SearchField
        label="Search title, message or client"
        value={filters.text}
        onChange={filters.search}
      />
    </FilterBar>
  );
}
