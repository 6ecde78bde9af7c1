import * as v from 'valibot';
import { useMemo } from 'react';
import { listViews } from 'shared-kernel/records';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { processFilterSchema } from './list/process-filter';
import { processFilterParams } from './list/process-filter-params';
import { urlDay, urlWindow } from './calendar/calendar-window';
import { processTabs, type ProcessTab } from './process-tabs';
import { processFilters, processParam } from './screen';

const params = {
  section: urlChoice(processTabs, 'overview'),
  q: urlText(),
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
