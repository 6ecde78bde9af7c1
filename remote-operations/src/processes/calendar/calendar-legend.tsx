import { RecordText, StatusTag } from 'shared-kernel/ui';
import {
  listLegendTags,
  dayHighlightLabel,
  dayHighlights,
  formatMilestoneTag,
  type CalendarDay,
  type CalendarTag,
} from './calendar';
import styles from './calendar.module.css';
import { calendarTagDisplay } from './calendar-tag';

/** Tag of a milestone in the calendar, with the icon and colour of the legend (PM5). Late milestones are red. */
export const MilestoneTagIcon = ({ tag }: { readonly tag: CalendarTag }) => {
  const view = calendarTagDisplay[tag.kind];
  return (
    <StatusTag
      view={tag.isLate === true ? { ...view, tone: 'danger', icon: 'alert' } : view}
      size="small"
      shape="block"
    >
      <RecordText>{formatMilestoneTag(tag)}</RecordText>
    </StatusTag>
  );
};

interface CalendarLegendProps {
  readonly days: readonly CalendarDay[];
}

export const CalendarLegend = ({ days }: CalendarLegendProps) => (
  <div className={styles.legend}>
    <ul aria-label="Milestone tags">
      {listLegendTags(days).map((kind) => (
        <li key={kind}>
          <StatusTag view={calendarTagDisplay[kind]} size="small" />
        </li>
      ))}
    </ul>
    <ul aria-label="Highlighted days">
      {dayHighlights.map((highlight) => (
        <li key={highlight} className={styles.highlight}>
          <span aria-hidden="true" data-highlight={highlight} className={styles.swatch} />
          {dayHighlightLabel[highlight]}
        </li>
      ))}
    </ul>
  </div>
);
