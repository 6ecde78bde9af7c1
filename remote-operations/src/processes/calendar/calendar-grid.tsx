import { useRef, useState, type KeyboardEvent } from 'react';
import { plainKey } from 'shared-kernel/shell';
import { weekdays, type CalendarDay } from './calendar';
import styles from './calendar-grid.module.css';
import { CalendarDayCell } from './calendar-day-cell';
import { dayAfterKey } from './calendar-keys';
import { calendarWeeks } from './calendar-weeks';

interface CalendarGridProps {
  readonly label: string;
  readonly days: readonly CalendarDay[];
  readonly selected: number | undefined;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onSelect: (day: number | undefined) => void;
}

/** The month as a grid: one stop of the Tab key, arrow keys within, Enter or Space to select (PM4). */
export function CalendarGrid({ label, days, selected, today, onSelect }: CalendarGridProps) {
  const todayNumber = days.find(({ date }) => date === today)?.day;
  const [entry, setEntry] = useState<number>();
  const entryDay = entry ?? selected ?? todayNumber ?? 1;
  const cells = useRef(new Map<number, HTMLTableCellElement>());

  const toggle = (day: number) => {
    setEntry(day);
    onSelect(day === selected ? undefined : day);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const key = plainKey(event);
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      toggle(entryDay);
      return;
    }
    const next = dayAfterKey(key, entryDay, days.length, days[0]?.weekday ?? 0);
    if (next === undefined) return;
    event.preventDefault();
    setEntry(next);
    cells.current.get(next)?.focus();
  };

  return (
    <table role="grid" aria-label={label} className={styles.grid}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarWeeks(days).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day ? (
                <CalendarDayCell
                  key={day.day}
                  ref={(cell) => {
                    if (cell) cells.current.set(day.day, cell);
                  }}
                  day={day}
                  selected={selected}
                  isToday={day.date === today}
                  isEntry={day.day === entryDay}
                  onSelect={toggle}
                  onKeyDown={onKeyDown}
                />
              ) : (
                <td key={`empty-${column}`} className={styles.empty} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
