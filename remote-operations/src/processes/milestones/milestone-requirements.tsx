import { useId } from 'react';
import { Checkbox, Icon, RecordText } from 'shared-kernel/ui';
import { requirementPart } from './milestone-order';
import type { ProcessMilestone } from '../list/process-fields';
import styles from './milestone-item.module.css';

export interface RequirementMarking {
  readonly onChange: (requirement: number, met: boolean) => void;
  /** Reason if requirements cannot be changed; their checkboxes remain focusable. */
  readonly denial: string | undefined;
}

interface MilestoneRequirementsProps {
  readonly milestone: ProcessMilestone;
  /** Absent if requirements are read-only. */
  readonly marking: RequirementMarking | undefined;
}

export function MilestoneRequirements({ milestone, marking }: MilestoneRequirementsProps) {
  const reasonId = useId();
  const denial = marking?.denial;
  const off = denial !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId };
  return (
    <>
      <ul className={styles.requirements} aria-label={`Requirements of ${milestone.name}`}>
        {milestone.requirements.map(({ label, met }, index) => (
          <li key={label}>
            {marking ? (
              <Checkbox
                {...off}
                id={requirementPart(milestone.id, index)}
                checked={met}
                onChange={({ target }) => !off && marking.onChange(index, target.checked)}
              >
                <RecordText whole>{label}</RecordText>
              </Checkbox>
            ) : (
              <span className={styles.requirement}>
                <Icon name={met ? 'check' : 'dot'} label={met ? 'Met' : 'Open'} />{' '}
                <RecordText whole>{label}</RecordText>
              </span>
            )}
          </li>
        ))}
      </ul>
      {denial !== undefined && (
        <p id={reasonId} className={styles.denial}>
          {denial}
        </p>
      )}
    </>
  );
}
