import { useMemo } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { dayOf } from 'shared-kernel/format';
import { CardGridSkeleton, FilterSelect, RecordText, Section, useIsPhone } from 'shared-kernel/ui';
import { useAvailability, useSampleMoment } from 'shared-kernel/workspace';
import { AgendaList } from './agenda-list';
import { calendarDays } from './calendar';
import { CalendarGrid } from './calendar-grid';
import { CalendarLegend } from './calendar-legend';
import { CalendarList } from './calendar-list';
import { CalendarMoves } from './calendar-moves';
import { windowName, windowOf, windowStart } from './calendar-window';
import { moveCalendar } from '../commands/look-at-processes';
import { DayPanel } from './day-panel';
import { IcsButton } from './ics-button';
import styles from './process-calendar.module.css';

interface CalendarProps {
  readonly processes: readonly Process[];
  /** The process to show; all of them without one. */
  readonly process: Process | undefined;
  readonly day: number | undefined;
  readonly now: string;
  /** How many windows away from the sample's own it was moved. */
  readonly away: number | undefined;
  readonly onMove: (away: number | undefined) => void;
  readonly onProcess: (processId: string | undefined) => void;
  /** Selects a day, and says how many windows away the calendar is then. */
  readonly onDay: (day: number | undefined, away: number | undefined) => void;
  readonly onOpen: (processId: string) => void;
}

const everyProcess = 'all';

/** The milestones of all processes or of one on 31 days (PM4, PM5): those that hold today, unless it was moved or a day is selected. */
export function ProcessCalendar(props: CalendarProps) {
  const sampleMoment = useSampleMoment();
  if (sampleMoment === undefined) return <CardGridSkeleton />;
  return <Calendar {...props} sampleMoment={sampleMoment} />;
}

interface SampleCalendarProps extends CalendarProps {
  readonly sampleMoment: string;
}

/** The days of the window that is shown, and how another window or day is reached. */
function useShownDays(
  shown: readonly Process[],
  { sampleMoment, day, now, away, onMove, onDay }: SampleCalendarProps,
) {
  const canMove = useAvailability(moveCalendar).state !== 'inert';
  const today = dayOf(now);
  const present = windowOf(sampleMoment, today);
  // A day that was selected without saying in which window is one of the sample's.
  const shownWindow = away ?? (day === undefined ? present : 0);
  const start = windowStart(sampleMoment, canMove ? shownWindow : 0);
  // The sample as specified marks nothing as late, and has no agenda.
  const lateBy = canMove ? today : undefined;
  const days = useMemo(() => calendarDays(shown, start, lateBy), [shown, start, lateBy]);
  const selected = days.find((each) => each.day === day);
  const select = (selectedDay: number | undefined) => {
    const implied = selectedDay === undefined ? present : 0;
    onDay(selectedDay, shownWindow === implied ? undefined : shownWindow);
  };
  const moves = canMove && {
    away: shownWindow,
    present,
    onMove: (to: number) => onMove(to === present ? undefined : to),
  };
  return { moves, today, start, days, selected, select };
}

type ProcessChoiceProps = Pick<CalendarProps, 'processes' | 'process' | 'onProcess'>;

const ProcessChoice = ({ processes, process, onProcess }: ProcessChoiceProps) => (
  <FilterSelect
    label="Process"
    value={process?.id ?? everyProcess}
    options={[
      { value: everyProcess, label: 'All processes' },
      ...processes.map(({ id, name }) => ({
        value: id,
        label: <RecordText>{`${name} (${id})`}</RecordText>,
      })),
    ]}
    onChange={(id) => onProcess(id === everyProcess ? undefined : id)}
  />
);

function Calendar(props: SampleCalendarProps) {
  const { processes, process, now, onProcess, onOpen } = props;
  const isPhone = useIsPhone();
  const shown = useMemo(() => (process ? [process] : processes), [process, processes]);
  const { moves, today, start, days, selected, select } = useShownDays(shown, props);
  const name = windowName(start);
  const Month = isPhone ? CalendarList : CalendarGrid;
  const hasAgenda = moves && !isPhone && !selected;

  return (
    <Section
      title={name}
      description="Select a day to see what is due."
      actions={
        <>
          {moves && <CalendarMoves {...moves} />}
          <ProcessChoice processes={processes} process={process} onProcess={onProcess} />
          <IcsButton processes={shown} name={process?.id ?? 'processes'} />
        </>
      }
    >
      <CalendarLegend days={days} />
      <div className={selected || hasAgenda ? styles.withPanel : undefined}>
        <Month
          key={start}
          label={`Process timeline, ${name}`}
          days={days}
          selected={selected?.day}
          today={today}
          onSelect={select}
        />
        {selected && (
          <DayPanel
            day={selected}
            processes={shown}
            onOpen={onOpen}
            onClose={() => select(undefined)}
          />
        )}
        {hasAgenda && <AgendaList processes={shown} now={now} onOpen={onOpen} />}
      </div>
    </Section>
  );
}
