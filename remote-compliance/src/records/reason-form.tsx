import { Form, SelectField, useDraft, useValidatedForm } from 'shared-kernel/form';
import type { useCommand } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { useReviewer } from './use-reviewer';
import { DecisionFields } from '../screening/decision-fields';

type CommandOutcome = Awaited<ReturnType<ReturnType<typeof useCommand>['run']>>;

interface ReasonFormProps {
  /** The form's name, which is what its button says too. */
  readonly label: string;
  readonly draftKey: string;
  readonly question: string;
  /** What is chosen beside the words; the first is chosen at first. */
  readonly choice?: {
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  readonly schema: v.GenericSchema<string, string>;
  readonly effect: string;
  /** The compliance score before and after, where it moves. */
  readonly score?: { readonly before: number; readonly after: number };
  readonly isDanger?: boolean;
  readonly isPending: boolean;
  readonly onRun: (reason: string, choice: string) => Promise<Pick<CommandOutcome, 'status'>>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** The words that go with a decision on a case, and what the decision will do. */
export function ReasonForm({
  label,
  draftKey,
  question,
  choice,
  schema,
  effect,
  score,
  isDanger = false,
  isPending,
  onRun,
  onCancel,
  onDone,
}: ReasonFormProps) {
  const reviewer = useReviewer();
  const fields = v.object({ reason: schema, choice: v.string() });
  const first = choice?.options[0]?.value ?? '';
  const form = useValidatedForm(fields, { defaultValues: { reason: '', choice: first } });
  const draft = useDraft(form, fields, draftKey);

  const submit = async ({ reason, choice: chosen }: v.InferOutput<typeof fields>) => {
    const { status } = await onRun(reason, chosen);
    if (status !== 'done') return;
    draft.forget();
    onDone();
  };

  return (
    <Form form={form} draft={draft} onSubmit={submit} label={label}>
      {choice && <SelectField name="choice" control={form.control} {...choice} />}
      <DecisionFields
        effect={effect}
        score={score}
        reviewer={reviewer}
        name="reason"
        control={form.control}
        label={question}
        hint="Shown in the history of the case."
        required
        action={label}
        isDanger={isDanger}
        isPending={isPending}
        onCancel={onCancel}
      />
    </Form>
  );
}
