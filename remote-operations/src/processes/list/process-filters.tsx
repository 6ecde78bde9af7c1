import { processStatusDisplay, processTypeDisplay } from 'shared-kernel/domain/process';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import { DateRangeFields } from 'shared-kernel/periods';
import { FilterSelect, SearchField } from 'shared-kernel/ui';
import {
  processCurrencies,
  processPriorities,
  processStatuses,
  processTypes,
} from '../rules/process-fields';
import { priorityDisplay } from '../../priority-display';
import type { ProcessViewState } from '../use-process-view';

interface ProcessFiltersProps {
  readonly view: ProcessViewState;
  readonly isSought: boolean;
}

const optionsOf = <Key extends string>(
  all: string,
  keys: readonly Key[],
  views: Record<Key, StatusDisplay>,
) => [{ value: 'all', label: all }, ...keys.map((value) => ({ value, label: views[value].label }))];

const choices = [
  { name: 'type', label: 'Type', options: optionsOf('Any type', processTypes, processTypeDisplay) },
  {
    name: 'status',
    label: 'Status',
    options: optionsOf('Any status', processStatuses, processStatusDisplay),
  },
  {
    name: 'priority',
    label: 'Priority',
    options: optionsOf('Any priority', processPriorities, priorityDisplay),
  },
] as const;

const currencyOptions = [
  { value: 'all', label: 'Any currency' },
  ...processCurrencies.map((value) => ({ value, label: value })),
] as const;

const dueOptions = [
  { value: 'all', label: 'Any due date' },
  { value: 'today', label: 'Due today' },
  { value: 'late', label: 'Overdue' },
] as const;

const assigneeOptions = [
  { value: 'all', label: 'Anyone' },
  { value: 'vendor', label: 'Vendors' },
] as const;

const chosen = (value: string) => (value === 'all' ? '' : value);

/**
 * Filters for due date and assignee. The filters for currency and completion period are shown only if a link has set
 * them.
 */
function DueFilters({ view }: Pick<ProcessFiltersProps, 'view'>) {
  const { filter, typed, setFilter } = view;
  return (
    <>
      <FilterSelect
        label="Due"
        value={filter.due ?? 'all'}
        options={dueOptions}
        onChange={(due) => setFilter({ due: chosen(due), assignee: '' })}
      />
      {filter.due !== undefined && (
        <FilterSelect
          label="Assigned to"
          value={filter.assignee ?? 'all'}
          options={assigneeOptions}
          onChange={(assignee) => setFilter({ assignee: chosen(assignee) })}
        />
      )}
      {filter.currency !== undefined && (
        <FilterSelect
          label="Currency"
          value={filter.currency}
          options={currencyOptions}
          onChange={(currency) => setFilter({ currency: chosen(currency) })}
        />
      )}
      {(typed.from !== '' || typed.to !== '') && (
        <DateRangeFields label="Completed" from={typed.from} to={typed.to} onChange={setFilter} />
      )}
    </>
  );
}

export function ProcessFilters({ view, isSought }: ProcessFiltersProps) {
  const { filter, typed, setFilter } = view;
  return (
    <>
      <SearchField
        label="Search by ID, name or client"
        value={typed.q}
        autoFocus={isSought}
        onChange={(q) => setFilter({ q })}
      />
      {choices.map(({ name, label, options }) => (
        <FilterSelect
          key={name}
          label={label}
          value={filter[name] ?? 'all'}
          options={options}
          onChange={(value) => setFilter({ [name]: chosen(value) })}
        />
      ))}
      <DueFilters view={view} />
    </>
  );
}
