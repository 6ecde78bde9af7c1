import { useId } from 'react';
import { Checkbox, Icon, RecordText } from 'shared-kernel/ui';
import { requirementPart } from './process-step';
import type { ProcessMilestone } from '../list/process-parts';
import styles from './milestone-item.module.css';

/** What can be done about requirements: marking them, or nothing and why. */
export type RequirementMarking =
  | { readonly onChange: (requirement: number, met: boolean) => void; readonly denial?: undefined }
  | { readonly denial: string };

interface MilestoneRequirementsProps {
  readonly milestone: ProcessMilestone;
  /** Absent where requirements are only shown. */
  readonly marking: RequirementMarking | undefined;
}

interface RequirementProps {
  readonly requirement: ProcessMilestone['requirements'][number];
}

const ShownRequirement = ({ requirement: { label, met } }: RequirementProps) => (
  <span className={styles.requirement}>
    <Icon name={met ? 'check' : 'dot'} label={met ? 'Met' : 'Open'} />{' '}
    <RecordText whole>{label}</RecordText>
  </span>
);

interface MarkedRequirementProps extends RequirementProps {
  readonly id: string;
  /** What says why it is not to be marked; such a box keeps its place in the tab order. */
  readonly reasonId: string | undefined;
  readonly onChange: (met: boolean) => void;
}

function MarkedRequirement({
  id,
  requirement: { label, met },
  reasonId,
  onChange,
}: MarkedRequirementProps) {
  const off = reasonId !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId };
  return (
    <Checkbox {...off} id={id} checked={met} onChange={(event) => onChange(event.target.checked)}>
      <RecordText whole>{label}</RecordText>
    </Checkbox>
  );
}

/** What must be met before the milestone can be completed. */
export function MilestoneRequirements({ milestone, marking }: MilestoneRequirementsProps) {
  const reasonId = useId();
  const denial = marking?.denial;
  const mark = (index: number, met: boolean) => {
    if (marking?.denial === undefined) marking?.onChange(index, met);
  };
  return (
    <>
      <ul className={styles.requirements} aria-label={`Requirements of ${milestone.name}`}>
        {milestone.requirements.map((requirement, index) => (
          <li key={requirement.label}>
            {marking ? (
              <MarkedRequirement
                id={requirementPart(milestone.id, index)}
                requirement={requirement}
                reasonId={denial === undefined ? undefined : reasonId}
                onChange={(met) => mark(index, met)}
              />
            ) : (
              <ShownRequirement requirement={requirement} />
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
