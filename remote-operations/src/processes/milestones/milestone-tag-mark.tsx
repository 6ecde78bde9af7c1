import { RecordText, StatusTag } from 'shared-kernel/ui';
import { tagText, type CalendarTag } from '../calendar/calendar';
import { calendarTagView } from '../calendar/calendar-tag';

interface MilestoneTagMarkProps {
  readonly tag: CalendarTag;
}

/** A milestone's tag in the calendar: the legend's icon and tone, the milestone's own words (PM5); red where it is late. */
export const MilestoneTagMark = ({ tag }: MilestoneTagMarkProps) => {
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
