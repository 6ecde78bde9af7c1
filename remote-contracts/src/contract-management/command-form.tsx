import type { ReactNode } from 'react';
import type * as v from 'valibot';
import {
  Form,
  FormActions,
  showInvalidIn,
  useDraft,
  useValidatedForm,
  type Control,
} from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';

type AnyValues = Record<string, unknown>;

interface CommandFormProps<Values extends AnyValues> {
  readonly label: string;
  readonly schema: v.GenericSchema<Values, Values>;
  readonly defaultValues: Parameters<typeof useValidatedForm<Values, Values>>[1]['defaultValues'];
  readonly draftKey: string;
  /** What its button does, and what its other button says. */
  readonly action: string;
  readonly back?: string;
  readonly isDanger?: boolean;
  /** The field that shows what is about none. */
  readonly otherwise?: Parameters<typeof showInvalidIn<Values, Values>>[1];
  readonly isPending: boolean;
  /** Runs the command; `showInvalid` shows in the form why it could not. */
  readonly run: (
    values: Values,
    showInvalid: ReturnType<typeof showInvalidIn>,
  ) => Promise<{ readonly status: string }>;
  readonly onBack: () => void;
  readonly onDone: () => void;
  readonly children: (control: Control<Values, unknown, Values>) => ReactNode;
}

/** A form whose values go to one command; what was typed is kept until that is done. */
export function CommandForm<Values extends AnyValues>(props: CommandFormProps<Values>) {
  const { schema, defaultValues, otherwise, run, onDone, children } = props;
  const form = useValidatedForm(schema, { defaultValues });
  const draft = useDraft(form, schema, props.draftKey);
  const submit = async (values: Values) => {
    const { status } = await run(values, showInvalidIn(form, otherwise));
    if (status !== 'done') return;
    draft.forget();
    onDone();
  };
  return (
    <Form form={form} draft={draft} label={props.label} onSubmit={submit}>
      {children(form.control)}
      <FormActions>
        <Button onClick={props.onBack}>{props.back ?? 'Cancel'}</Button>
        <Button type="primary" danger={props.isDanger} htmlType="submit" loading={props.isPending}>
          {props.action}
        </Button>
      </FormActions>
    </Form>
  );
}
