import { classNames, formatDate } from 'shared-kernel/format';
import { getDayHighlight, type CalendarDay } from './calendar';
import styles from './calendar.module.css';
import { MilestoneTagIcon } from './calendar-legend';

interface CalendarListProps {
  readonly label: string;
  readonly days: readonly CalendarDay[];
  readonly selected: number | undefined;
  readonly today: string;
  readonly onSelect: (day: number | undefined) => void;
}

/** The month as a list of the days on which milestones are due. Used on small screens (PM4). */
export function CalendarList({ label, days, selected, today, onSelect }: CalendarListProps) {
  return (
    <ol aria-label={label} className={styles.list}>
      {days
        .filter(({ tags }) => tags.length > 0)
        .map((day) => (
          <li key={day.day}>
            <button
              type="button"
              aria-pressed={day.day === selected}
              data-highlight={getDayHighlight(day, selected)}
              className={styles.row}
              onClick={() => onSelect(day.day === selected ? undefined : day.day)}
            >
              <span className={classNames(styles.date, day.date === today && styles.rowToday)}>
                {formatDate(day.date)}
                {day.date === today && ' · today'}
              </span>
              {day.tags.map((tag) => (
                <MilestoneTagIcon key={`${tag.milestoneId}-${tag.kind}`} tag={tag} />
              ))}
            </button>
          </li>
        ))}
    </ol>
  );
}
