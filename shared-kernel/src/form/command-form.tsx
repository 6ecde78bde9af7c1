import { use, useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { Button } from '../ui';
import type { ShowInvalid } from '../workspace/workspace';
import { useDraft } from './drafts/use-draft';
import { Form } from './form';
import { FormActions } from './form-actions';
import { showInvalidIn } from './show-invalid-in';
import { UnsavedContext } from './unsaved/unsaved-guard';
import {
  useValidatedForm,
  type ValidatedForm,
  type ValidatedFormOptions,
} from './use-validated-form';

export interface CommandFormProps<Input extends FieldValues, Output> extends Pick<
  ValidatedFormOptions<Input>,
  'defaultValues'
> {
  /** The form's name. */
  readonly label: string;
  readonly schema: GenericSchema<Input, Output>;
  readonly draftKey: string;
  /** What the button says that submits it, and what the other says. */
  readonly submit: string;
  readonly cancel?: string;
  readonly isDanger?: boolean;
  /** The field that shows an error about none. */
  readonly otherwise?: Path<Input>;
  readonly isPending: boolean;
  /** Runs the command; `showInvalid` shows in the form why it could not. */
  readonly onSubmit: (
    values: Output,
    showInvalid: ShowInvalid,
  ) => Promise<{ readonly status: string }>;
  /** Leaves and closes the form; in a `FormDialog` the dialog does. */
  readonly onCancel?: () => void;
  readonly onDone?: () => void;
  readonly children: (form: ValidatedForm<Input, Output>) => ReactNode;
}

/**
 * A form whose values go to one command; what is typed stays as a draft until that is done.
 *
 * @example
 * <FormDialog open={isOpen} title="Edit client" onClose={onClose}>
 *   <CommandForm
 *     label="Client"
 *     schema={clientFormSchema}
 *     defaultValues={valuesOf(client)}
 *     draftKey={`client.edit ${client.id}`}
 *     submit="Save"
 *     isPending={isPending}
 *     onSubmit={(values, showInvalid) => run({ id: client.id, ...values }, showInvalid)}
 *   >
 *     {({ control }) => <TextField name="companyName" control={control} label="Company name" required />}
 *   </CommandForm>
 * </FormDialog>
 */
export function CommandForm<Input extends FieldValues, Output>(
  props: CommandFormProps<Input, Output>,
) {
  const { schema, defaultValues, cancel = 'Cancel', isDanger = false, children } = props;
  const dialog = use(UnsavedContext);
  const submitRef = useRef<HTMLButtonElement>(null);
  const form = useValidatedForm(schema, { defaultValues });
  const draft = useDraft(form, schema, props.draftKey);
  // A second press while the dialog closes submits nothing.
  const isDone = useRef(false);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          isDone.current = false;
        },
      }),
    [form],
  );
  const onSubmit = async (values: Output) => {
    if (isDone.current) return;
    const { status } = await props.onSubmit(values, showInvalidIn(form, props.otherwise));
    if (status !== 'done') return;
    isDone.current = true;
    draft.forget();
    // The dialog around it then leaves the focus where the next key presses nothing.
    submitRef.current?.dispatchEvent(new Event('dialogdone', { bubbles: true }));
    (props.onDone ?? dialog.close)();
  };
  return (
    <Form form={form} draft={draft} label={props.label} onSubmit={onSubmit}>
      {children(form)}
      <FormActions>
        <Button onClick={props.onCancel ?? dialog.leave}>{cancel}</Button>
        <Button
          ref={submitRef}
          type="primary"
          danger={isDanger}
          htmlType="submit"
          loading={props.isPending}
        >
          {props.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
