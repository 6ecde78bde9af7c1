import { milestoneDecisionRules } from '../milestones/decisions';
import { lifecycleStageView } from 'shared-kernel/domain/lifecycle';
import { FormDialog } from 'shared-kernel/records';
import { type LateDialogProps } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { type MilestoneQuestion } from '../milestone-question';
import { DecideMilestoneForm } from './decide-milestone-form';

/** Completes or flags a milestone. */
export function DecideMilestoneDialog({
  dialog: question,
  open,
  onClose,
}: LateDialogProps<MilestoneQuestion>) {
  const { data: record } = useRecord('complianceRecords', question.caseId);
  if (!record) return null;
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
