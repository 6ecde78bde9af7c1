import {
  canDecideMilestone,
  milestoneDecisionRules,
  milestoneDecisions,
} from '../milestones/decisions';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStageView, type LifecycleStage } from 'shared-kernel/domain/lifecycle';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { signOffTerms } from '../../records/change-terms';
import { missingText } from '../milestones/missing-for-stage';
import { useOpening } from '../late-dialogs';
import styles from './milestone-decisions.module.css';

interface MilestoneDecisionsProps {
  readonly record: ComplianceRecord;
  readonly stage: LifecycleStage;
}

/**
 * The decisions that a milestone is open to; what completing it lacks stands beside the button that is
 * off. The sample as specified has none of them.
 */
export function MilestoneDecisions({ record, stage }: MilestoneDecisionsProps) {
  const availability = useAvailability(signOffTerms);
  const opening = useOpening();
  const open = milestoneDecisions.filter((kind) => canDecideMilestone(record, stage, kind));
  if (availability.state === 'inert' || open.length === 0) return null;
  const missing = open.includes('complete') ? missingText(record, stage) : undefined;
  return (
    <div className={styles.decisions}>
      {open.map((decision) => (
        <CommandButton
          key={decision}
          size="small"
          danger={decision === 'flag'}
          icon={<Icon name={decision === 'flag' ? 'flag' : 'check'} />}
          aria-label={`${milestoneDecisionRules[decision].label} ${lifecycleStageView[stage].label}`}
          availability={availability}
          refusal={decision === 'complete' ? missing : undefined}
          {...opening({ kind: 'milestone', caseId: record.id, stage, decision })}
        >
          {milestoneDecisionRules[decision].label}
        </CommandButton>
      ))}
      {missing !== undefined && <p className={styles.missing}>{missing}</p>}
    </div>
  );
}
