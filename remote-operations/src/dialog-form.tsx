import type { ReactNode } from 'react';
import { Form, FormActions, useDraft, useValidatedForm } from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import { Button, type LateDialogProps } from 'shared-kernel/ui';
import type * as v from 'valibot';

/** What opens and closes a dialog. */
export type DialogEnds = Pick<LateDialogProps<unknown>, 'open' | 'onClose'>;

type Fields = Record<string, unknown>;

/** What came of submitting it, and the record that it became, where it became one of its own. */
export interface SubmitOutcome {
  readonly status: string;
  readonly record?: { readonly kind: 'processes'; readonly id: string };
}

interface FieldsFormProps<Input extends Fields, Output> {
  /** The form's name. */
  readonly label: string;
  readonly schema: v.GenericSchema<Input, Output>;
  readonly defaultValues: Parameters<typeof useValidatedForm<Input, Output>>[1]['defaultValues'];
  readonly draftKey: string;
  /** What the button says that submits it. */
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly isPending: boolean;
  readonly onSubmit: (values: Output) => Promise<SubmitOutcome>;
  readonly children: (form: ReturnType<typeof useValidatedForm<Input, Output>>) => ReactNode;
}

interface Leaving {
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function FieldsForm<Input extends Fields, Output>(props: FieldsFormProps<Input, Output> & Leaving) {
  const { label, schema, defaultValues, draftKey, submit, isDanger = false, isPending } = props;
  const form = useValidatedForm(schema, { defaultValues });
  const draft = useDraft(form, schema, draftKey);
  const onSubmit = async (values: Output) => {
    const { status, record } = await props.onSubmit(values);
    if (status !== 'done') return;
    props.onDone();
    draft.forget(record);
  };
  return (
    <Form form={form} draft={draft} label={label} onSubmit={onSubmit}>
      {props.children(form)}
      <FormActions>
        <Button onClick={props.onCancel}>Cancel</Button>
        <Button type="primary" danger={isDanger} htmlType="submit" loading={isPending}>
          {submit}
        </Button>
      </FormActions>
    </Form>
  );
}

interface DialogFormProps<Input extends Fields, Output>
  extends DialogEnds, FieldsFormProps<Input, Output> {
  readonly title: ReactNode;
  readonly size?: 'small';
}

/** A form in a dialog, which closes once it is done; what is typed stays as a draft until then. */
export const DialogForm = <Input extends Fields, Output>({
  open,
  title,
  size,
  onClose,
  ...form
}: DialogFormProps<Input, Output>) => (
  <FormDialog open={open} title={title} {...(size && { size })} onClose={onClose}>
    {({ leave }) => <FieldsForm {...form} onCancel={leave} onDone={onClose} />}
  </FormDialog>
);
