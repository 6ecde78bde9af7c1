import * as v from 'valibot';
import { useMemo } from 'react';
import { listParams, useListLayout, type ListDefinition } from 'shared-kernel/records';
import {
  createChoiceParam,
  createSearchParam,
  createTextParam,
  useUrlState,
} from 'shared-kernel/shell';
import { processFilterSchema } from './list/process-filter';
import {
  createCalendarDayUrlParam,
  createCalendarWindowUrlParam,
} from './calendar/calendar-window';
import { processFilters, processParam } from './screen';

export const processTabs = ['overview', 'calendar', 'alerts', 'analytics'] as const;

type ProcessTab = (typeof processTabs)[number];

export const processTabLabel: Record<ProcessTab, string> = {
  overview: 'Overview',
  calendar: 'Calendar View',
  alerts: 'Alerts & Notifications',
  analytics: 'Analytics',
};

const params = {
  section: createChoiceParam(processTabs, 'overview'),
  q: createSearchParam(),
  type: createTextParam(),
  [processFilters.status]: createTextParam(),
  priority: createTextParam(),
  [processFilters.due]: createTextParam(),
  [processFilters.assignee]: createTextParam(),
  [processFilters.currency]: createTextParam(),
  [processFilters.from]: createTextParam(),
  [processFilters.to]: createTextParam(),
  [processParam]: createTextParam(),
  day: createCalendarDayUrlParam(),
  window: createCalendarWindowUrlParam(),
  calendar: createChoiceParam(['one', 'all'], 'one'),
  filters: createChoiceParam(['auto', 'open', 'closed'], 'auto'),
};

const processFilterParams = [
  'q',
  'type',
  'status',
  'priority',
  'due',
  'assignee',
  'currency',
  'from',
  'to',
] as const;

export const processListDefinition: ListDefinition = {
  key: 'processes',
  title: 'Processes',
  params: [...processFilterParams, 'filters', ...listParams],
  builtIn: () => [
    { name: 'All', query: '' },
    { name: 'Overdue', query: 'due=late' },
    { name: 'Due today', query: 'due=today' },
    { name: 'Completed', query: 'status=completed' },
  ],
  otherParams: [processParam, 'section', 'day', 'window'],
};

const useProcessUrl = () => useUrlState(params);

type ProcessUrl = ReturnType<typeof useProcessUrl>;

function useFilter({ values }: Pick<ProcessUrl, 'values'>) {
  const { q, type, status, priority, due, assignee, currency, from, to } = values;
  return useMemo(() => {
    const typed = { text: q, type, status, priority, due, assignee, currency, from, to };
    return v.parse(processFilterSchema, typed);
  }, [q, type, status, priority, due, assignee, currency, from, to]);
}

const calendarActions = ({ set }: Pick<ProcessUrl, 'set'>) => ({
  /** Opens the calendar for one process, or for all processes if the id is `undefined`. */
  showInCalendar: (process: string | undefined) =>
    set(process === undefined ? { calendar: 'all' } : { calendar: 'one', process }),
  moveCalendar: (window: number | undefined) => set({ window, day: undefined }),
  selectDay: (selected: number | undefined, window: number | undefined) =>
    set({ day: selected, window }),
});

export function useProcessViewState() {
  const url = useProcessUrl();
  const { values, set, clear } = url;
  const { q, from, to, day, filters } = values;
  const narrowed = processFilterParams.filter((name) => values[name].trim() !== '').length;
  const isFiltering = filters === 'open' || (filters === 'auto' && narrowed > 0);
  const filter = useFilter(url);
  return {
    ...useListLayout(processListDefinition),
    tab: values.section,
    filter,
    typed: { q, from, to },
    narrowed,
    /** Whether the filter panel is open. A filter in the URL also opens the panel. */
    isFiltering,
    toggleFilter: () => set({ filters: isFiltering ? 'closed' : 'open' }),
    processId: values.process,
    day,
    setFilter: (changes: Partial<Record<(typeof processFilterParams)[number], string>>) =>
      set(changes),
    clearFilter: () => clear(processFilterParams),
    /** Opens a tab. The calendar tab opens with `shown`, the process that the overview displays. */
    showTab: (section: ProcessTab, shown?: string) =>
      set({ section, ...(section === 'calendar' && shown && { process: shown }) }, 'push'),
    select: (process: string) => set({ process }, 'push'),
    close: () => set({ process: '' }, 'back'),
    open: (process: string) => set({ section: 'overview', process }, 'push'),
    isCalendarOfAll: values.calendar === 'all',
    /**
     * Number of the calendar window, counted from the one with the sample data. Earlier windows have negative numbers.
     */
    away: values.window,
    ...calendarActions(url),
  };
}

export type ProcessViewState = ReturnType<typeof useProcessViewState>;
