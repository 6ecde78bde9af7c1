import type { ComponentProps } from 'react';
import type * as v from 'valibot';
import { typedLimits } from 'shared-kernel/domain/text';
import { CommandForm, TextAreaField } from 'shared-kernel/form';

interface Reason extends Record<string, unknown> {
  readonly reason: string;
}

interface ReasonFormProps extends Pick<
  ComponentProps<typeof CommandForm<Reason, Reason>>,
  'label' | 'submit' | 'draftKey' | 'isPending' | 'onSubmit' | 'onCancel' | 'onDone'
> {
  readonly question: string;
  readonly hint: string;
  readonly isRequired?: boolean;
  readonly schema: v.GenericSchema<Reason, Reason>;
}

export const ReasonForm = ({ question, hint, isRequired = false, ...form }: ReasonFormProps) => (
  <CommandForm
    {...form}
    defaultValues={{ reason: '' }}
    fallbackField="reason"
    cancel="Back"
    isDanger
  >
    {({ control }) => (
      <TextAreaField
        name="reason"
        control={control}
        label={question}
        hint={hint}
        required={isRequired}
        maxLength={typedLimits.line}
        autoFocus
      />
    )}
  </CommandForm>
);
