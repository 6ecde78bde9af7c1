import { useState } from 'react';
import { milestoneDecisionRules } from '../commands/milestone-decision';
import { lifecycleStageView } from 'shared-kernel/domain/lifecycle';
import { FormDialog } from 'shared-kernel/records';
import { useRecord } from 'shared-kernel/workspace';
import { useAskMilestone, useMilestoneQuestion } from '../compliance-score.atoms';
import { DecideMilestoneForm } from './decide-milestone-form';

/** Completes or flags a milestone; it stays while it closes so that focus finds its way back. */
export function DecideMilestoneDialog() {
  const question = useMilestoneQuestion();
  const ask = useAskMilestone();
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const { data: record } = useRecord('complianceRecords', last?.caseId);
  if (!last || !record) return null;

  const close = () => ask(undefined);
  const { label } = milestoneDecisionRules[last.decision];
  return (
    <FormDialog
      open={question !== undefined}
      title={`${label} ${lifecycleStageView[last.stage].label}, ${record.name}`}
      size="small"
      onClose={close}
    >
      {({ leave }) => (
        <DecideMilestoneForm record={record} question={last} onCancel={leave} onDecided={close} />
      )}
    </FormDialog>
  );
}
