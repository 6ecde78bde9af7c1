import { Checkbox, Icon, RecordText } from 'shared-kernel/ui';
import { type ProcessMilestone } from './process-parts';
import styles from './milestone-item.module.css';

interface MilestoneRequirementsProps {
  readonly milestone: ProcessMilestone;
  /** Absent where requirements are only shown. */
  readonly onChange: ((requirement: number, met: boolean) => void) | undefined;
}

/** What must be met before the milestone can be completed. */
export function MilestoneRequirements({ milestone, onChange }: MilestoneRequirementsProps) {
  return (
    <ul className={styles['requirements']} aria-label={`Requirements of ${milestone.name}`}>
      {milestone.requirements.map(({ label, met }, index) => (
        <li key={label}>
          {onChange ? (
            <Checkbox checked={met} onChange={(event) => onChange(index, event.target.checked)}>
              <RecordText whole>{label}</RecordText>
            </Checkbox>
          ) : (
            <span className={styles['requirement']}>
              <Icon name={met ? 'check' : 'dot'} label={met ? 'Met' : 'Open'} />{' '}
              <RecordText whole>{label}</RecordText>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
