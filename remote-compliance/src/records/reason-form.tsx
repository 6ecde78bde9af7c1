import type { ComponentProps } from 'react';
import { inputLimits } from 'shared-kernel/domain/text';
import { CommandForm, FormDialog, SelectField, TextAreaField } from 'shared-kernel/form';
import { Icon, RecordText, type DialogControls } from 'shared-kernel/ui';
import { usePerson, type InvalidInputHandler } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { ScoreChange } from '../screening/score-change';
import styles from './reason-form.module.css';

interface Effect {
  readonly effect: string;
  readonly score?: { readonly before: number; readonly after: number } | undefined;
}

function DecisionPreview({ effect, score }: Effect) {
  const { name } = usePerson();
  return (
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
          <ScoreChange points={score.after - score.before} />
        </p>
      )}
      <p className={styles.reviewer}>
        Recorded as <RecordText>{name}</RecordText>
      </p>
    </div>
  );
}

interface ReasonFormProps<Choice extends string>
  extends Effect, Pick<ComponentProps<typeof CommandForm>, 'draftKey' | 'isDanger'> {
  /** Title of the form. The submit button has the same text. */
  readonly label: string;
  readonly question: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Options of an additional select field. The first option is preselected. */
  readonly choice?: {
    readonly label: string;
    readonly options: readonly { readonly value: Choice; readonly label: string }[];
  };
  readonly schema: v.GenericSchema<string, string>;
  readonly onRun: (
    reason: string,
    choice: Choice | undefined,
    showInvalid: InvalidInputHandler,
  ) => Promise<{ readonly status: string }>;
  readonly onDone?: () => void;
}

export function ReasonForm<Choice extends string = never>({
  question,
  hint = 'Shown in the compliance history.',
  isOptional = false,
  choice,
  schema,
  effect,
  score,
  onRun,
  ...form
}: ReasonFormProps<Choice>) {
  const options = choice?.options ?? [];
  return (
    <CommandForm
      {...form}
      submit={form.label}
      schema={v.object({ reason: schema, choice: v.string() })}
      defaultValues={{ reason: '', choice: options[0]?.value ?? '' }}
      fallbackField="reason"
      onSubmit={({ reason, choice: chosen }, show) =>
        onRun(reason, options.find(({ value }) => value === chosen)?.value, show)
      }
    >
      {({ control }) => (
        <>
          {choice && <SelectField name="choice" control={control} {...choice} />}
          <DecisionPreview effect={effect} score={score} />
          <TextAreaField
            name="reason"
            control={control}
            label={question}
            hint={hint}
            required={!isOptional}
            maxLength={inputLimits.line}
          />
        </>
      )}
    </CommandForm>
  );
}

interface ReasonDialogProps<Choice extends string> extends ReasonFormProps<Choice>, DialogControls {
  readonly title: string;
}

export const ReasonDialog = <Choice extends string = never>({
  open,
  title,
  onClose,
  ...form
}: ReasonDialogProps<Choice>) => (
  <FormDialog open={open} title={title} size="small" onClose={onClose}>
    <ReasonForm {...form} />
  </FormDialog>
);
