import {
  canDecideMilestone,
  milestoneDecisionRules,
  milestoneDecisions,
} from '../milestones/decisions';
import { type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStageView, type LifecycleStage } from 'shared-kernel/domain/lifecycle';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { changeTerms } from '../../records/change-terms';
import { useOpening } from '../late-dialogs';
import styles from './milestone-decisions.module.css';

interface MilestoneDecisionsProps {
  readonly record: ComplianceRecord;
  readonly stage: LifecycleStage;
}

/** The decisions that a milestone is open to. */
export function MilestoneDecisions({ record, stage }: MilestoneDecisionsProps) {
  const availability = useAvailability(changeTerms);
  const opening = useOpening();
  const open = milestoneDecisions.filter((kind) => canDecideMilestone(record, stage, kind));
  if (open.length === 0) return null;
  return (
    <div className={styles['decisions']}>
      {open.map((decision) => (
        <CommandButton
          key={decision}
          size="small"
          danger={decision === 'flag'}
          icon={<Icon name={decision === 'flag' ? 'flag' : 'check'} />}
          aria-label={`${milestoneDecisionRules[decision].label} ${lifecycleStageView[stage].label}`}
          availability={availability}
          {...opening({ caseId: record.id, stage, decision })}
        >
          {milestoneDecisionRules[decision].label}
        </CommandButton>
      ))}
    </div>
  );
}
