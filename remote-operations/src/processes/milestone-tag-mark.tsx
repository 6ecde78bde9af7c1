import { classNames } from 'shared-kernel/format';
import { Icon, RecordText, toneClass } from 'shared-kernel/ui';
import { calendarTagView, type MilestoneTag } from './calendar-tag';
import styles from './milestone-tag-mark.module.css';

interface MilestoneTagMarkProps {
  readonly tag: MilestoneTag;
}

/** A milestone's tag in the calendar: the legend's icon and tone, the milestone's own words (PM5). */
export function MilestoneTagMark({ tag: { kind, label } }: MilestoneTagMarkProps) {
  const { icon, tone } = calendarTagView[kind];
  return (
    <span className={classNames(styles.tag, toneClass(tone))}>
      <Icon name={icon} />
      <span>
        <RecordText>{label}</RecordText>
      </span>
    </span>
  );
}
