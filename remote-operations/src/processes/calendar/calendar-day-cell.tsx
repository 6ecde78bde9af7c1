import type { KeyboardEvent, Ref } from 'react';
import { classNames, formatDate, formatNumber } from 'shared-kernel/format';
import { Icon, VisuallyHidden } from 'shared-kernel/ui';
import { dayHighlight, dayHighlightLabel, tagText, type CalendarDay } from './calendar';
import styles from './calendar-grid.module.css';
import { MilestoneTagMark } from '../milestones/milestone-tag-mark';

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

/** A day of the grid: number, tags, and the one highlight that wins (PM5, B19). */
export function CalendarDayCell({
  ref,
  day,
  selected,
  isToday,
  isEntry,
  onSelect,
  onKeyDown,
}: CalendarDayCellProps) {
  const highlight = dayHighlight(day, selected);
  const more = day.tags.length - shownTags;
  const spoken = [
    formatDate(day.date),
    ...(isToday ? ['today'] : []),
    ...(highlight && highlight !== 'selected' ? [dayHighlightLabel[highlight]] : []),
    day.tags.length === 0 ? 'nothing due' : day.tags.map(tagText).join(', '),
  ].join('; ');
  return (
    <td
      ref={ref}
      role="gridcell"
      tabIndex={isEntry ? 0 : -1}
      aria-selected={day.day === selected}
      aria-current={isToday ? 'date' : undefined}
      data-highlight={highlight}
      className={classNames(styles.day, highlight && styles[highlight])}
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
          <MilestoneTagMark key={`${tag.milestoneId}-${tag.kind}`} tag={tag} />
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
