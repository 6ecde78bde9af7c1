import * as v from 'valibot';
import { useMemo } from 'react';
import { listParams, listViews, type ListPlace } from 'shared-kernel/records';
import { urlChoice, urlSearch, urlText, useUrlState } from 'shared-kernel/shell';
import { processFilterSchema } from './list/process-filter';
import { urlDay, urlWindow } from './calendar/calendar-window';
import { processFilters, processParam } from './screen';

/** The process screen's tabs in their order (PM1). */
export const processTabs = ['overview', 'calendar', 'alerts', 'analytics'] as const;

type ProcessTab = (typeof processTabs)[number];

/** The tabs' literal labels (PM1). */
export const processTabLabel: Record<ProcessTab, string> = {
  overview: 'Overview',
  calendar: 'Calendar View',
  alerts: 'Alerts & Notifications',
  analytics: 'Analytics',
};

const params = {
  section: urlChoice(processTabs, 'overview'),
  q: urlSearch(),
  type: urlText(),
  [processFilters.status]: urlText(),
  priority: urlText(),
  [processFilters.due]: urlText(),
  [processFilters.assignee]: urlText(),
  [processFilters.currency]: urlText(),
  [processFilters.from]: urlText(),
  [processFilters.to]: urlText(),
  [processParam]: urlText(),
  day: urlDay(),
  window: urlWindow(),
  calendar: urlChoice(['one', 'all'], 'one'),
  filters: urlChoice(['auto', 'open', 'closed'], 'auto'),
  view: urlChoice(listViews, 'cards'),
};

/** What of an address narrows the process list. */
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

/** The process list, as its views are kept. */
export const processListPlace: ListPlace = {
  key: 'processes',
  title: 'Processes',
  params: [...processFilterParams, 'filters', 'view', ...listParams],
  builtIn: () => [
    { name: 'All', query: '' },
    { name: 'Late', query: 'due=late' },
    { name: 'Due today', query: 'due=today' },
    { name: 'Completed', query: 'status=completed' },
  ],
  elsewhere: [processParam, 'section', 'day', 'window'],
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
  /** Shows a process in the calendar; all of them without one. */
  showInCalendar: (process: string | undefined) =>
    set(process === undefined ? { calendar: 'all' } : { calendar: 'one', process }),
  /** Shows another window of the calendar, in which no day is selected. */
  moveCalendar: (window: number | undefined) => set({ window, day: undefined }),
  selectDay: (selected: number | undefined, window: number | undefined) =>
    set({ day: selected, window }),
});

/** What of the process screen is in the URL: tab, filter, open process and day of the calendar (PM1, PM5). */
export function useProcessView() {
  const url = useProcessUrl();
  const { values, set, clear } = url;
  const { q, from, to, day, filters } = values;
  const narrowed = processFilterParams.filter((name) => values[name].trim() !== '').length;
  const isFiltering = filters === 'open' || (filters === 'auto' && narrowed > 0);
  const filter = useFilter(url);
  return {
    tab: values.section,
    filter,
    /** What the fields hold, understood or not. */
    typed: { q, from, to },
    /** How many filters are on. */
    narrowed,
    /** Whether the filter panel is open; an address with a filter opens it. */
    isFiltering,
    toggleFilter: () => set({ filters: isFiltering ? 'closed' : 'open' }),
    /** How the overview lists them. */
    look: values.view,
    showAs: (view: (typeof listViews)[number]) => set({ view }),
    processId: values.process,
    day,
    setFilter: (changes: Partial<Record<(typeof processFilterParams)[number], string>>) =>
      set(changes),
    clearFilter: () => clear(processFilterParams),
    showTab: (section: ProcessTab) => set({ section }, 'push'),
    select: (process: string) => set({ process }, 'push'),
    close: () => set({ process: '' }, 'back'),
    /** Shows a process in the overview, from any tab. */
    open: (process: string) => set({ section: 'overview', process }, 'push'),
    /** Whether the calendar shows all processes at once. */
    isCalendarOfAll: values.calendar === 'all',
    /** How many windows the calendar was moved away from the sample's own. */
    away: values.window,
    ...calendarActions(url),
  };
}

export type ProcessView = ReturnType<typeof useProcessView>;
