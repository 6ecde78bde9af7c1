import { caseOutcomes, type ReviewCase } from 'shared-kernel/domain/review-case';
import { Form, SelectField, useDraft, useValidatedForm } from 'shared-kernel/form';
import { useCommand } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { useReviewer } from '../../records/use-reviewer';
import { DecisionFields } from '../../screening/decision-fields';
import { outcomeLabel } from '../case-views';
import { decisionReasonSchema, submitDecision } from '../commands/decide-case';
import { openOutcomes } from '../rules/decisions';

const fields = v.object({ outcome: v.picklist(caseOutcomes), reason: decisionReasonSchema });

interface DecideFormProps {
  readonly one: ReviewCase;
  readonly label: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** An outcome and its reason, which another person approves. */
export function DecideForm({ one, label, onCancel, onDone }: DecideFormProps) {
  const { run, isPending } = useCommand(submitDecision);
  const reviewer = useReviewer();
  const outcomes = openOutcomes(one);
  const [first = 'false_positive'] = outcomes;
  const form = useValidatedForm(fields, { defaultValues: { outcome: first, reason: '' } });
  const draft = useDraft(form, fields, `case.submitDecision ${one.id}`);
  return (
    <Form
      form={form}
      draft={draft}
      label={label}
      onSubmit={async (decision) => {
        const { status } = await run({ id: one.id, ...decision });
        if (status !== 'done') return;
        draft.forget();
        onDone();
      }}
    >
      <SelectField
        name="outcome"
        control={form.control}
        label="Outcome"
        options={outcomes.map((value) => ({ value, label: outcomeLabel[value] }))}
      />
      <DecisionFields
        effect="Another person, in another portal, approves or returns it. It is not undone: a new decision takes it back."
        reviewer={reviewer}
        name="reason"
        control={form.control}
        label="Why is it decided so?"
        hint="Shown in the history of the case."
        required
        action={label}
        isDanger={false}
        isPending={isPending}
        onCancel={onCancel}
      />
    </Form>
  );
}
