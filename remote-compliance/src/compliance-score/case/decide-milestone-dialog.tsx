import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStageView } from 'shared-kernel/domain/lifecycle';
import { FormDialog } from 'shared-kernel/records';
import type { MilestoneQuestion } from '../milestone-question';
import { milestoneDecisionRules } from '../milestones/decisions';
import { DecideMilestoneForm } from './decide-milestone-form';

interface DecideMilestoneDialogProps {
  readonly record: ComplianceRecord;
  readonly question: MilestoneQuestion;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Completes or flags a milestone. */
export function DecideMilestoneDialog({
  record,
  question,
  open,
  onClose,
}: DecideMilestoneDialogProps) {
  const { label } = milestoneDecisionRules[question.decision];
  return (
    <FormDialog
      open={open}
      title={`${label} ${lifecycleStageView[question.stage].label}, ${record.name}`}
      size="small"
      onClose={onClose}
    >
      {({ leave }) => (
        <DecideMilestoneForm
          record={record}
          question={question}
          onCancel={leave}
          onDecided={onClose}
        />
      )}
    </FormDialog>
  );
}
