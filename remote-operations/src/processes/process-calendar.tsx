import { useMemo } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { dayOf } from 'shared-kernel/format';
import { FilterSelect, Section, useIsPhone } from 'shared-kernel/ui';
import { calendarDays, sampleMonth } from './calendar';
import { CalendarGrid } from './calendar-grid';
import { CalendarLegend } from './calendar-legend';
import { CalendarList } from './calendar-list';
import { DayPanel } from './day-panel';
import { IcsButton } from './ics-button';
import styles from './process-calendar.module.css';

interface ProcessCalendarProps {
  readonly processes: readonly Process[];
  /** The process to show; all of them without one. */
  readonly process: Process | undefined;
  readonly day: number | undefined;
  readonly now: string;
  readonly onProcess: (processId: string | undefined) => void;
  readonly onDay: (day: number | undefined) => void;
  readonly onOpen: (processId: string) => void;
}

const everyProcess = 'all';
const label = 'Process timeline, July 2024';

/** The milestones of all processes or of one on the 31 days of the sample month (PM4, PM5). */
export function ProcessCalendar({
  processes,
  process,
  day,
  now,
  onProcess,
  onDay,
  onOpen,
}: ProcessCalendarProps) {
  const isPhone = useIsPhone();
  const shown = useMemo(() => (process ? [process] : processes), [process, processes]);
  const days = useMemo(() => calendarDays(shown, sampleMonth), [shown]);
  const selected = days.find((each) => each.day === day);
  const today = dayOf(now);
  const Month = isPhone ? CalendarList : CalendarGrid;

  return (
    <Section
      title="July 2024"
      description="Milestones on their days. Select a day to see what is due."
      actions={
        <>
          <FilterSelect
            label="Process"
            value={process?.id ?? everyProcess}
            options={[
              { value: everyProcess, label: 'All processes' },
              ...processes.map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
            ]}
            onChange={(id) => onProcess(id === everyProcess ? undefined : id)}
          />
          <IcsButton processes={shown} name={process?.id ?? 'processes'} />
        </>
      }
    >
      <CalendarLegend days={days} />
      <div className={selected ? styles['withPanel'] : undefined}>
        <Month label={label} days={days} selected={selected?.day} today={today} onSelect={onDay} />
        {selected && (
          <DayPanel
            day={selected}
            processes={shown}
            onOpen={onOpen}
            onClose={() => onDay(undefined)}
          />
        )}
      </div>
    </Section>
  );
}
