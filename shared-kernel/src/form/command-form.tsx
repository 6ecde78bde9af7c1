import { use, useEffect, useRef, type ReactNode } from 'react';
import { useFormState, type FieldValues, type Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { Button } from '../ui';
import { useDraft } from './drafts/use-draft';
import { Form } from './form';
import { FormActions } from './form-layout';
import { showFieldErrors } from './show-field-errors';
import { UnsavedFormContext } from './unsaved/unsaved-guard';
import {
  useValidatedForm,
  type ValidatedForm,
  type ValidatedFormOptions,
} from './use-validated-form';

export interface CommandFormProps<Input extends FieldValues, Output> extends Pick<
  ValidatedFormOptions<Input>,
  'defaultValues'
> {
  readonly label?: string;
  readonly schema: GenericSchema<Input, Output>;
  /**
   * Storage key for unsaved input. Without a key, nothing is stored. Omit it for forms with a file, because files
   * cannot be stored.
   */
  readonly draftKey?: string;
  readonly submit: string;
  readonly cancel?: string;
  readonly isDanger?: boolean;
  /** Errors that belong to no field of the form are shown at this field. */
  readonly fallbackField?: Path<Input>;
  /** Runs the command. `showInvalid` shows the command’s validation errors at the fields of the form. */
  readonly onSubmit: (
    values: Output,
    showInvalid: ReturnType<typeof showFieldErrors>,
  ) => Promise<{ readonly status: string }>;
  readonly onCancel?: () => void;
  readonly onDone?: () => void;
  readonly children: (form: ValidatedForm<Input, Output>) => ReactNode;
}

/**
 * A form that submits its values to one command. Entered values are stored as a draft until the command succeeds. Use
 * `CommandDialog` if a dialog contains only this form.
 *
 * @example
 * <CommandForm
 *   schema={delegateSchema}
 *   defaultValues={{ name: '' }}
 *   draftKey={`contract.delegate ${id}`}
 *   submit="Delegate"
 *   onSubmit={(to, showInvalid) => run({ id, ...to }, showInvalid)}
 * >
 *   {({ control }) => <TextField name="name" control={control} label="Name" required />}
 * </CommandForm>
 */
export function CommandForm<Input extends FieldValues, Output>(
  props: CommandFormProps<Input, Output>,
) {
  const { schema, defaultValues, cancel = 'Cancel', isDanger = false, children } = props;
  const dialog = use(UnsavedFormContext);
  const submitRef = useRef<HTMLButtonElement>(null);
  const form = useValidatedForm(schema, { defaultValues });
  const { isSubmitting } = useFormState({ control: form.control });
  const draft = useDraft(form, schema, props.draftKey);
  // Ignores a second click on the submit button while the dialog closes.
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
    const { status } = await props.onSubmit(values, showFieldErrors(form, props.fallbackField));
    if (status !== 'done') return;
    isDone.current = true;
    draft.forget();
    // On the event `dialogdone`, the dialog moves the focus off its buttons, so that the next key press does not
    // activate one.
    submitRef.current?.dispatchEvent(new Event('dialogdone', { bubbles: true }));
    (props.onDone ?? dialog.close)();
  };
  return (
    <Form
      form={form}
      draft={props.draftKey === undefined ? undefined : draft}
      label={props.label ?? props.submit}
      onSubmit={onSubmit}
    >
      {children(form)}
      <FormActions>
        <Button onClick={props.onCancel ?? dialog.leave}>{cancel}</Button>
        <Button
          ref={submitRef}
          type="primary"
          danger={isDanger}
          htmlType="submit"
          loading={isSubmitting}
        >
          {props.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
