import { typedLimits } from 'shared-kernel/domain/text';
import {
  Form,
  SelectField,
  showInvalidIn,
  TextAreaField,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import { Icon, RecordText, type LateDialogProps } from 'shared-kernel/ui';
import type { ShowInvalid, useCommand } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { RuleScoreChange } from '../screening/rule-score-change';
import styles from './reason-form.module.css';
import { SubmitActions } from './submit-actions';
import { useReviewer } from './use-reviewer';

interface Effect {
  /** What the rule says will happen. */
  readonly effect: string;
  /** The compliance score before and after, where the decision is about it. */
  readonly score?: { readonly before: number; readonly after: number } | undefined;
}

/** What a decision will do, before it is made. */
const DecisionPreview = ({ effect, score, reviewer }: Effect & { readonly reviewer: string }) => (
  <div className={styles.preview}>
    <p>
      <RecordText whole>{effect}</RecordText>
    </p>
    {score && (
      <p className={styles.score}>
        <span>Compliance score</span>
        <strong>
          {score.before}% <Icon name="arrow-right" label="becomes" /> {score.after}%
        </strong>
        <RuleScoreChange points={score.after - score.before} />
      </p>
    )}
    <p className={styles.reviewer}>
      Recorded under <RecordText>{reviewer}</RecordText>
    </p>
  </div>
);

type CommandOutcome = Awaited<ReturnType<ReturnType<typeof useCommand>['run']>>;

export interface ReasonFormProps<Choice extends string> extends Effect {
  /** The form's name, which is what its button says too. */
  readonly label: string;
  readonly draftKey: string;
  readonly question: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** What is chosen beside the words; the first is chosen at first. */
  readonly choice?: {
    readonly label: string;
    readonly options: readonly { readonly value: Choice; readonly label: string }[];
  };
  readonly schema: v.GenericSchema<string, string>;
  readonly isDanger?: boolean;
  readonly isPending: boolean;
  readonly onRun: (
    reason: string,
    choice: Choice | undefined,
    showInvalid: ShowInvalid,
  ) => Promise<Pick<CommandOutcome, 'status'>>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** The words that go with a decision, and what the decision will do. */
export function ReasonForm<Choice extends string = never>(props: ReasonFormProps<Choice>) {
  const { label, draftKey, choice, schema, isOptional = false, isPending, onRun, onDone } = props;
  const reviewer = useReviewer();
  const fields = v.object({ reason: schema, choice: v.string() });
  const first = choice?.options[0]?.value ?? '';
  const form = useValidatedForm(fields, { defaultValues: { reason: '', choice: first } });
  const draft = useDraft(form, fields, draftKey);

  const submit = async ({ reason, choice: chosen }: v.InferOutput<typeof fields>) => {
    const option = choice?.options.find(({ value }) => value === chosen);
    const { status } = await onRun(reason, option?.value, showInvalidIn(form, 'reason'));
    if (status !== 'done') return;
    draft.forget();
    onDone();
  };

  return (
    <Form form={form} draft={draft} onSubmit={submit} label={label}>
      {choice && <SelectField name="choice" control={form.control} {...choice} />}
      <DecisionPreview effect={props.effect} score={props.score} reviewer={reviewer} />
      <TextAreaField
        name="reason"
        control={form.control}
        label={props.question}
        hint={props.hint ?? 'Shown in the history of the case.'}
        required={!isOptional}
        maxLength={typedLimits.line}
      />
      <SubmitActions
        label={label}
        isDanger={props.isDanger === true}
        isPending={isPending}
        onCancel={props.onCancel}
      />
    </Form>
  );
}

/** What opens and closes a dialog. */
export type DialogEnds = Pick<LateDialogProps<unknown>, 'open' | 'onClose'>;

interface ReasonDialogProps<Choice extends string>
  extends Omit<ReasonFormProps<Choice>, 'onCancel' | 'onDone'>, DialogEnds {
  readonly title: string;
  readonly onDone?: () => void;
}

/** The same in a dialog. */
export const ReasonDialog = <Choice extends string = never>({
  open,
  title,
  onClose,
  onDone = onClose,
  ...form
}: ReasonDialogProps<Choice>) => (
  <FormDialog open={open} title={title} size="small" onClose={onClose}>
    {({ leave }) => <ReasonForm {...form} onCancel={leave} onDone={onDone} />}
  </FormDialog>
);
