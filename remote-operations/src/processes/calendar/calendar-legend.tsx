import { RecordText, StatusTag } from 'shared-kernel/ui';
import {
  calendarLegend,
  dayHighlightLabel,
  dayHighlights,
  tagText,
  type CalendarDay,
  type CalendarTag,
} from './calendar';
import styles from './calendar.module.css';
import { calendarTagView } from './calendar-tag';

/** Tag of a milestone in the calendar, with the icon and colour of the legend (PM5). Late milestones are red. */
export const MilestoneTagMark = ({ tag }: { readonly tag: CalendarTag }) => {
  const view = calendarTagView[tag.kind];
  return (
    <StatusTag
      view={tag.isLate === true ? { ...view, tone: 'danger', icon: 'alert' } : view}
      size="small"
      shape="block"
    >
      <RecordText>{tagText(tag)}</RecordText>
    </StatusTag>
  );
};

interface CalendarLegendProps {
  readonly days: readonly CalendarDay[];
}

export const CalendarLegend = ({ days }: CalendarLegendProps) => (
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
