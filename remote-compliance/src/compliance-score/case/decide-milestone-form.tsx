import { milestoneDecisionSchema, type MilestoneDecision } from '../commands/milestone-decision';
import { milestoneDecisionRules } from '../milestones/decisions';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { Form, showInvalidIn, useDraft, useValidatedForm } from 'shared-kernel/form';
import { useCommand } from 'shared-kernel/workspace';
import { useReviewer } from '../../records/use-reviewer';
import { changedScore } from '../../screening/compliance-history';
import { DecisionFields } from '../../screening/decision-fields';
import { decideMilestone } from '../commands/decide-milestone';
import type { MilestoneQuestion } from '../milestone-question';

interface DecideMilestoneFormProps {
  readonly record: ComplianceRecord;
  readonly question: MilestoneQuestion;
  readonly onCancel: () => void;
  readonly onDecided: () => void;
}

/** The comment that goes with a decision, and what the decision will do. */
export function DecideMilestoneForm({
  record,
  question: { stage, decision },
  onCancel,
  onDecided,
}: DecideMilestoneFormProps) {
  const reviewer = useReviewer();
  const { run, isPending } = useCommand(decideMilestone);
  const initial: MilestoneDecision = { stage, decision, comment: '', reviewer };
  const form = useValidatedForm(milestoneDecisionSchema, { defaultValues: initial });
  const draft = useDraft(
    form,
    milestoneDecisionSchema,
    `compliance.decideMilestone ${record.id} ${stage} ${decision}`,
  );

  const { label, effect, scoreChange } = milestoneDecisionRules[decision];
  const isFlag = decision === 'flag';

  const decide = async ({ comment }: MilestoneDecision) => {
    const input = { id: record.id, stage, decision, comment };
    const { status } = await run(input, showInvalidIn(form, 'comment'));
    if (status !== 'done') return;
    draft.forget();
    onDecided();
  };

  return (
    <Form form={form} draft={draft} onSubmit={decide} label={`${label} milestone`}>
      <DecisionFields
        effect={effect}
        score={{
          before: record.complianceScore,
          after: changedScore(record.complianceScore, scoreChange),
        }}
        reviewer={reviewer}
        name="comment"
        control={form.control}
        label="Comment"
        hint={isFlag ? 'Added to the flagged issues.' : 'Optional. Shown in the timeline.'}
        required={isFlag}
        action={`${label} milestone`}
        isDanger={isFlag}
        isPending={isPending}
        onCancel={onCancel}
      />
    </Form>
  );
}
