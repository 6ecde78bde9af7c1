import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { addDays, getFirstWeekday, formatDate, formatNumber } from 'shared-kernel/format';
import { getUnmodifiedKey } from 'shared-kernel/shell';
import { Icon, VisuallyHidden } from 'shared-kernel/ui';
import { MilestoneTagIcon } from './calendar-legend';
import {
  getDayHighlight,
  dayHighlightLabel,
  formatMilestoneTag,
  weekdays,
  type CalendarDay,
} from './calendar';
import styles from './calendar.module.css';
import { getNextFocusedDay } from './get-next-focused-day';

interface CalendarGridProps {
  readonly label: string;
  readonly days: readonly CalendarDay[];
  readonly selected: number | undefined;
  /** Current day as `YYYY-MM-DD`. */
  readonly today: string;
  readonly onSelect: (day: number | undefined) => void;
}

const firstColumn = () => getFirstWeekday(navigator.language);

const offsetOf = ([first]: readonly CalendarDay[]) =>
  ((first?.weekday ?? firstColumn()) - firstColumn() + 7) % 7;

/** Splits the days of a month into weeks of seven cells. Empty cells are `undefined`. */
function calendarWeeks(days: readonly CalendarDay[]): (CalendarDay | undefined)[][] {
  const offset = offsetOf(days);
  const cells = [...Array<undefined>(offset).fill(undefined), ...days];
  const rows = Math.ceil(cells.length / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => cells[row * 7 + column]),
  );
}

/**
 * Returns the day number of a cell before or after the month. `index` is the number of the cell in the grid, starting
 * at 0.
 */
function outsideLabel(days: readonly CalendarDay[], index: number): string {
  const [first] = days;
  return first ? String(Number(addDays(first.date, index - offsetOf(days)).slice(8))) : '';
}

function useDayKeys({ days, selected, today, onSelect }: CalendarGridProps) {
  const todayNumber = days.find(({ date }) => date === today)?.day;
  const [entry, setEntry] = useState<number>();
  const entryDay = entry ?? selected ?? todayNumber ?? 1;
  const cells = useRef(new Map<number, HTMLTableCellElement>());

  const toggle = (day: number) => {
    setEntry(day);
    onSelect(day === selected ? undefined : day);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const key = getUnmodifiedKey(event);
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      toggle(entryDay);
      return;
    }
    const next = getNextFocusedDay(key, entryDay, days.length, offsetOf(days));
    if (next === undefined) return;
    event.preventDefault();
    setEntry(next);
    cells.current.get(next)?.focus();
  };

  const keepCell = (day: number) => (cell: HTMLTableCellElement | null) => {
    if (cell) cells.current.set(day, cell);
  };
  return { entryDay, toggle, onKeyDown, keepCell };
}

const WeekdayRow = () => (
  <tr>
    {[...weekdays.slice(firstColumn()), ...weekdays.slice(0, firstColumn())].map((weekday) => (
      <th key={weekday} scope="col" abbr={weekday}>
        {weekday.slice(0, 3)}
      </th>
    ))}
  </tr>
);

const shownTags = 3;

interface CalendarDayCellProps {
  readonly ref: Ref<HTMLTableCellElement>;
  readonly day: CalendarDay;
  readonly selected: number | undefined;
  readonly isToday: boolean;
  readonly isEntry: boolean;
  readonly onSelect: (day: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Calendar cell of a day. If several highlights apply, only the highlight with the highest priority is shown (PM5,
 * B19).
 */
function CalendarDayCell({
  ref,
  day,
  selected,
  isToday,
  isEntry,
  onSelect,
  onKeyDown,
}: CalendarDayCellProps) {
  const highlight = getDayHighlight(day, selected);
  const more = day.tags.length - shownTags;
  const spoken = [
    formatDate(day.date),
    ...(isToday ? ['today'] : []),
    ...(highlight && highlight !== 'selected' ? [dayHighlightLabel[highlight]] : []),
    day.tags.length === 0 ? 'nothing due' : day.tags.map(formatMilestoneTag).join(', '),
  ].join('; ');
  return (
    <td
      ref={ref}
      role="gridcell"
      tabIndex={isEntry ? 0 : -1}
      aria-selected={day.day === selected}
      aria-current={isToday ? 'date' : undefined}
      data-highlight={highlight}
      className={styles.day}
      onClick={() => onSelect(day.day)}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true" className={styles.seen}>
        <span className={styles.number}>
          {day.label}
          {isToday && <span className={styles.today}>Today</span>}
        </span>
        {day.tags.slice(0, shownTags).map((tag) => (
          <MilestoneTagIcon key={`${tag.milestoneId}-${tag.kind}`} tag={tag} />
        ))}
        {more > 0 && (
          <span className={styles.more}>
            <Icon name="plus" /> {formatNumber(more)} more
          </span>
        )}
      </span>
    </td>
  );
}

/** The month as a grid with one tab stop (PM4). Arrow keys move the focus, and Enter or Space selects a day. */
export function CalendarGrid(props: CalendarGridProps) {
  const { label, days, selected, today } = props;
  const { entryDay, toggle, onKeyDown, keepCell } = useDayKeys(props);
  return (
    <table role="grid" aria-label={label} className={styles.grid}>
      <thead>
        <WeekdayRow />
      </thead>
      <tbody>
        {calendarWeeks(days).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day ? (
                <CalendarDayCell
                  key={day.day}
                  ref={keepCell(day.day)}
                  day={day}
                  selected={selected}
                  isToday={day.date === today}
                  isEntry={day.day === entryDay}
                  onSelect={toggle}
                  onKeyDown={onKeyDown}
                />
              ) : (
                <td key={`outside-${column}`} className={styles.outside}>
                  <span aria-hidden="true">{outsideLabel(days, row * 7 + column)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
