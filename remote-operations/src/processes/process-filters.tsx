import { type ReactNode } from 'react';
import { processStatusView, processTypeView } from 'shared-kernel/domain/process';
import { type StatusView } from 'shared-kernel/domain/status';
import { FilterBar, FilterSelect, SearchField } from 'shared-kernel/ui';
import { processPriorities, processStatuses, processTypes } from './process-parts';
import { processPriorityView } from './process-views';
import { type ProcessView } from './use-process-view';

interface ProcessFiltersProps {
  readonly view: ProcessView;
  readonly result: ReactNode;
  /** Whether the search was asked for, and takes the focus. */
  readonly isSought: boolean;
}

const optionsOf = <Key extends string>(
  all: string,
  keys: readonly Key[],
  views: Record<Key, StatusView>,
) => [{ value: 'all', label: all }, ...keys.map((value) => ({ value, label: views[value].label }))];

const typeOptions = optionsOf('Any type', processTypes, processTypeView);
const statusOptions = optionsOf('Any status', processStatuses, processStatusView);
const priorityOptions = optionsOf('Any priority', processPriorities, processPriorityView);

const chosen = (value: string) => (value === 'all' ? '' : value);

/** The filter panel: search, type, status and priority, all of them in the URL. */
export function ProcessFilters({ view, result, isSought }: ProcessFiltersProps) {
  const { filter, typed, setFilter } = view;
  return (
    <FilterBar label="Filter processes" result={result}>
      <SearchField
        label="Search by id, name or client"
        value={typed.q}
        autoFocus={isSought}
        onChange={(q) => setFilter({ q })}
      />
      <FilterSelect
        label="Type"
        value={filter.type ?? 'all'}
        options={typeOptions}
        onChange={(type) => setFilter({ type: chosen(type) })}
      />
      <FilterSelect
        label="Status"
        value={filter.status ?? 'all'}
        options={statusOptions}
        onChange={(status) => setFilter({ status: chosen(status) })}
      />
      <FilterSelect
        label="Priority"
        value={filter.priority ?? 'all'}
        options={priorityOptions}
        onChange={(priority) => setFilter({ priority: chosen(priority) })}
      />
    </FilterBar>
  );
}
