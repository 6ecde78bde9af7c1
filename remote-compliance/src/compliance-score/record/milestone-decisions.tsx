import {
  canDecideMilestone,
  getMilestoneActionLabel,
  milestoneDecisions,
  type MilestoneDecisionKind,
} from '../rules/decisions';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, type Availability } from 'shared-kernel/workspace';
import { formatStageBlockers } from '../rules/stage-blockers';
import { getDecidingPortals, isSignOffStage } from '../rules/sign-off-rules';
import { useDialogOpener } from '../lazy-dialogs';
import styles from '../../records/row.module.css';
import { complianceTerms } from '../commands/terms';

interface MilestoneDecisionsProps {
  readonly record: ComplianceRecord;
  readonly stage: LifecycleStage;
  readonly size?: 'small' | 'medium';
}

const useDeciding = ({ record, stage }: MilestoneDecisionsProps, decision: MilestoneDecisionKind) =>
  useAvailability(complianceTerms.decideMilestone, {
    portal: getDecidingPortals(record, stage, decision),
  });

/**
 * Buttons for the possible decisions on a milestone, with Complete at the end. Decisions that need another portal are
 * disabled.
 */
export function MilestoneDecisions(props: MilestoneDecisionsProps) {
  const { record, stage, size = 'medium' } = props;
  const complete = useDeciding(props, 'complete');
  const availability = { complete, flag: useDeciding(props, 'flag') };
  const opening = useDialogOpener();
  const isShown = ({ state }: Availability) =>
    state === 'available' || (state === 'waiting' && isSignOffStage(stage));
  const open = milestoneDecisions.filter(
    (kind) => canDecideMilestone(record, stage, kind) && isShown(availability[kind]),
  );
  if (complete.state === 'inert' || open.length === 0) return null;
  const missing = open.includes('complete') ? formatStageBlockers(record, stage) : undefined;
  return (
    <div className={styles.line}>
      {open.toReversed().map((decision) => (
        <CommandButton
          key={decision}
          size={size}
          type={decision === 'complete' ? 'primary' : 'default'}
          danger={decision === 'flag'}
          icon={<Icon name={decision === 'flag' ? 'flag' : 'check'} />}
          availability={availability[decision]}
          refusal={decision === 'complete' ? missing : undefined}
          {...opening({ kind: 'milestone', caseId: record.id, stage, decision })}
        >
          {getMilestoneActionLabel(decision, stage)}
        </CommandButton>
      ))}
    </div>
  );
}
