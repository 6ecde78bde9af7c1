import { RecordText, StatusTag } from 'shared-kernel/ui';
import { calendarTagView, type MilestoneTag } from '../calendar/calendar-tag';

interface MilestoneTagMarkProps {
  readonly tag: MilestoneTag;
}

/** A milestone's tag in the calendar: the legend's icon and tone, the milestone's own words (PM5). */
export const MilestoneTagMark = ({ tag: { kind, label } }: MilestoneTagMarkProps) => (
  <StatusTag view={calendarTagView[kind]} size="small" shape="block">
    <RecordText>{label}</RecordText>
  </StatusTag>
);
