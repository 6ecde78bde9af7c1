import { useMemo } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { toLocalDate } from 'shared-kernel/format';
import {
  Button,
  CardGridSkeleton,
  CommandButton,
  FilterSelect,
  Icon,
  RecordText,
  Section,
  useIsPhone,
} from 'shared-kernel/ui';
import { useAvailability, useSampleTime } from 'shared-kernel/workspace';
import { CalendarAgenda, CalendarDayPanel } from './calendar-aside';
import { createCalendarDays } from './calendar';
import { CalendarGrid } from './calendar-grid';
import { CalendarLegend } from './calendar-legend';
import { CalendarList } from './calendar-list';
import {
  daysPerCalendarWindow,
  formatCalendarWindow,
  getCalendarWindowIndex,
  getCalendarWindowStart,
} from './calendar-window';
import { moveCalendar } from '../commands/view-processes';
import { IcsDownloadButton } from './ics-download-button';
import type { ProcessTabProps } from '../use-filtered-processes';
import styles from './process-calendar.module.css';

const everyProcess = 'all';

/**
 * Calendar of milestones, 31 days at a time (PM4, PM5). Opens on the current day unless the URL has a period or day.
 */
export function ProcessCalendar(parts: ProcessTabProps) {
  const sampleMoment = useSampleTime();
  if (sampleMoment === undefined) return <CardGridSkeleton />;
  return <Calendar {...parts} sampleMoment={sampleMoment} />;
}

interface CalendarProps extends ProcessTabProps {
  readonly sampleMoment: string;
}

function useShownDays(shown: readonly Process[], { sampleMoment, found, view }: CalendarProps) {
  const { day, away } = view;
  const canMove = useAvailability(moveCalendar).state !== 'inert';
  const today = toLocalDate(found.now);
  const present = getCalendarWindowIndex(sampleMoment, today);
  // If the URL has a day but no window, the day belongs to the calendar window of the sample data.
  const shownWindow = away ?? (day === undefined ? present : 0);
  const start = getCalendarWindowStart(sampleMoment, canMove ? shownWindow : 0);
  // In `reference` mode, no milestone is marked as late and there is no agenda.
  const lateBy = canMove ? today : undefined;
  const days = useMemo(() => createCalendarDays(shown, start, lateBy), [shown, start, lateBy]);
  const selected = days.find((each) => each.day === day);
  const select = (selectedDay: number | undefined) => {
    const implied = selectedDay === undefined ? present : 0;
    view.selectDay(selectedDay, shownWindow === implied ? undefined : shownWindow);
  };
  const moves = canMove && {
    away: shownWindow,
    present,
    onMove: (to: number) => view.moveCalendar(to === present ? undefined : to),
  };
  return { moves, today, start, days, selected, select };
}

interface CalendarMovesProps {
  readonly away: number;
  /** Number of the calendar window that contains today. */
  readonly present: number;
  readonly onMove: (away: number) => void;
}

function CalendarMoves({ away, present, onMove }: CalendarMovesProps) {
  return (
    <>
      <Button
        aria-label={`Previous ${daysPerCalendarWindow} days`}
        icon={<Icon name="chevron-left" />}
        onClick={() => onMove(away - 1)}
      />
      <CommandButton
        refusal={away === present ? 'The calendar already shows today.' : undefined}
        onPress={() => onMove(present)}
      >
        Today
      </CommandButton>
      <Button
        aria-label={`Next ${daysPerCalendarWindow} days`}
        icon={<Icon name="chevron-right" />}
        onClick={() => onMove(away + 1)}
      />
    </>
  );
}

interface ProcessChoiceProps {
  readonly processes: readonly Process[];
  readonly process: Process | undefined;
  readonly onProcess: (processId: string | undefined) => void;
}

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

function Calendar(parts: CalendarProps) {
  const { found, view } = parts;
  const { processes, listed, now } = found;
  const isPhone = useIsPhone();
  const chosen = processes.find(({ id }) => id === view.processId) ?? listed[0];
  const process = view.isCalendarOfAll ? undefined : chosen;
  const shown = useMemo(() => (process ? [process] : listed), [process, listed]);
  const { moves, today, start, days, selected, select } = useShownDays(shown, parts);
  const name = formatCalendarWindow(start);
  const Month = isPhone ? CalendarList : CalendarGrid;
  const hasAgenda = moves && !isPhone && !selected;

  return (
    <Section
      title={name}
      description="Select a day to see what is due."
      actions={
        <>
          {moves && <CalendarMoves {...moves} />}
          <ProcessChoice processes={listed} process={process} onProcess={view.showInCalendar} />
          <IcsDownloadButton processes={shown} name={process?.id ?? 'processes'} />
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
          <CalendarDayPanel
            day={selected}
            processes={shown}
            onOpen={view.open}
            onClose={() => select(undefined)}
          />
        )}
        {hasAgenda && <CalendarAgenda processes={shown} now={now} onOpen={view.open} />}
      </div>
    </Section>
  );
}
