import { Checkbox, Icon, RecordText } from 'shared-kernel/ui';
import { createRequirementElementId } from '../rules/milestone-order';
import type { ProcessMilestone } from '../rules/process-fields';
import styles from './create-milestone-item.module.css';

export interface RequirementChangeHandler {
  readonly onChange: (requirement: number, met: boolean) => void;
}

interface MilestoneRequirementsProps {
  readonly milestone: ProcessMilestone;
  readonly marking: RequirementChangeHandler | undefined;
}

export const MilestoneRequirements = ({ milestone, marking }: MilestoneRequirementsProps) => (
  <ul className={styles.requirements} aria-label={`Requirements of ${milestone.name}`}>
    {milestone.requirements.map(({ label, met }, index) => (
      <li key={label}>
        {marking ? (
          <Checkbox
            id={createRequirementElementId(milestone.id, index)}
            checked={met}
            onChange={({ target }) => marking.onChange(index, target.checked)}
          >
            <RecordText whole>{label}</RecordText>
          </Checkbox>
        ) : (
          <span id={createRequirementElementId(milestone.id, index)} className={styles.requirement}>
            <Icon name={met ? 'check' : 'dot'} label={met ? 'Met' : 'Open'} />{' '}
            <RecordText whole>{label}</RecordText>
          </span>
        )}
      </li>
    ))}
  </ul>
);
