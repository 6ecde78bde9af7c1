import { StatusTag } from 'shared-kernel/ui';
import { calendarLegend, dayHighlightLabel, dayHighlights, type CalendarDay } from './calendar';
import styles from './calendar-legend.module.css';
import { calendarTagView } from './calendar-tag';

interface CalendarLegendProps {
  readonly days: readonly CalendarDay[];
}

/** What the calendar's tags and highlights mean (PM5). */
export function CalendarLegend({ days }: CalendarLegendProps) {
  return (
    <div className={styles.legend}>
      <ul aria-label="Milestone tags">
        {calendarLegend(days).map((kind) => (
          <li key={kind}>
            <StatusTag view={calendarTagView[kind]} size="small" />
          </li>
        ))}
      </ul>
      <ul aria-label="Day highlights">
        {dayHighlights.map((highlight) => (
          <li key={highlight} className={styles.highlight}>
            <span aria-hidden="true" data-highlight={highlight} className={styles.swatch} />
            {dayHighlightLabel[highlight]}
          </li>
        ))}
      </ul>
    </div>
  );
}
