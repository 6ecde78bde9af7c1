import * as v from 'valibot';
import { useMemo } from 'react';
import { processFilterSchema } from './process-filter';
import { urlDay } from './url-day';
import { processTabs, type ProcessTab } from './process-tabs';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { processParam } from '../remote';

const params = {
  section: urlChoice(processTabs, 'overview'),
  q: urlText(),
  type: urlText(),
  status: urlText(),
  priority: urlText(),
  [processParam]: urlText(),
  day: urlDay(),
  calendar: urlChoice(['one', 'all'], 'one'),
  filters: urlChoice(['auto', 'open', 'closed'], 'auto'),
};

const narrowing = ['q', 'type', 'status', 'priority'] as const;

/** What of the process screen is in the URL: tab, filter, open process and day of the calendar (PM1, PM5). */
export function useProcessView() {
  const { values, set, clear } = useUrlState(params);
  const { q, type, status, priority, day, filters } = values;
  const narrowed = narrowing.filter((name) => values[name].trim() !== '').length;
  const isFiltering = filters === 'open' || (filters === 'auto' && narrowed > 0);

  const filter = useMemo(
    () => v.parse(processFilterSchema, { text: q, type, status, priority }),
    [q, type, status, priority],
  );

  return {
    tab: values.section,
    filter,
    /** What stands in the search field. */
    typed: { q },
    /** How many filters are on. */
    narrowed,
    /** Whether the filter panel is open; an address with a filter opens it. */
    isFiltering,
    toggleFilter: () => set({ filters: isFiltering ? 'closed' : 'open' }),
    processId: values.process,
    day,
    setFilter: (changes: Partial<Record<(typeof narrowing)[number], string>>) => set(changes),
    clearFilter: () => clear(narrowing),
    showTab: (section: ProcessTab) => set({ section }, 'push'),
    select: (process: string) => set({ process }, 'push'),
    close: () => set({ process: '' }, 'push'),
    /** Shows a process in the overview, from wherever one is. */
    open: (process: string) => set({ section: 'overview', process }, 'push'),
    /** Whether the calendar shows all processes at once. */
    isCalendarOfAll: values.calendar === 'all',
    /** Shows a process in the calendar; all of them without one. */
    showInCalendar: (process: string | undefined) =>
      set(process === undefined ? { calendar: 'all' } : { calendar: 'one', process }),
    selectDay: (selected: number | undefined) => set({ day: selected }),
  };
}

export type ProcessView = ReturnType<typeof useProcessView>;
