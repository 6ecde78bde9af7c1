import {
  canDecideMilestone,
  milestoneDecisionRules,
  milestoneDecisions,
  type MilestoneDecisionKind,
} from '../milestones/decisions';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStageView, type LifecycleStage } from 'shared-kernel/domain/lifecycle';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { signOffTerms } from '../../records/change-terms';
import { missingText } from '../milestones/missing-for-stage';
import { decidingPortals, isSignOffStage, waitingText } from '../sign-offs/sign-off-rules';
import { useOpening } from '../late-dialogs';
import styles from './milestone-decisions.module.css';

interface MilestoneDecisionsProps {
  readonly record: ComplianceRecord;
  readonly stage: LifecycleStage;
}

const useDeciding = ({ record, stage }: MilestoneDecisionsProps, decision: MilestoneDecisionKind) =>
  useAvailability(signOffTerms, { portal: decidingPortals(record, stage, decision) });

/**
 * The decisions that a milestone is open to; what completing it lacks, or whose sign-off it waits for, is next to
 * the button that is off. The sample as specified has none of them.
 */
export function MilestoneDecisions(props: MilestoneDecisionsProps) {
  const { record, stage } = props;
  const complete = useDeciding(props, 'complete');
  const availability = { complete, flag: useDeciding(props, 'flag') };
  const opening = useOpening();
  const open = milestoneDecisions.filter((kind) => canDecideMilestone(record, stage, kind));
  if (complete.state === 'inert' || open.length === 0) return null;
  const missing = open.includes('complete') ? missingText(record, stage) : undefined;
  const isWaiting =
    open.includes('complete') && complete.state === 'denied' && isSignOffStage(stage);
  const lacking = missing ?? (isWaiting ? waitingText(record) : undefined);
  return (
    <div className={styles.decisions}>
      {open.map((decision) => (
        <CommandButton
          key={decision}
          size="small"
          danger={decision === 'flag'}
          icon={<Icon name={decision === 'flag' ? 'flag' : 'check'} />}
          aria-label={`${milestoneDecisionRules[decision].label} ${lifecycleStageView[stage].label}`}
          availability={availability[decision]}
          refusal={decision === 'complete' ? missing : undefined}
          {...opening({ kind: 'milestone', caseId: record.id, stage, decision })}
        >
          {milestoneDecisionRules[decision].label}
        </CommandButton>
      ))}
      {lacking !== undefined && <p className={styles.missing}>{lacking}</p>}
    </div>
  );
}
