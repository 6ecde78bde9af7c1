import type * as v from 'valibot';
import { typedLimits } from 'shared-kernel/domain/text';
import {
  Form,
  FormActions,
  showInvalidIn,
  TextAreaField,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';

interface Reason {
  readonly reason: string;
}

interface ReasonFormProps {
  readonly label: string;
  readonly question: string;
  readonly hint: string;
  /** What its button does. */
  readonly action: string;
  readonly schema: v.GenericSchema<Reason, Reason>;
  readonly draftKey: string;
  readonly isPending: boolean;
  readonly run: (
    reason: Reason,
    show: ReturnType<typeof showInvalidIn>,
  ) => Promise<{ readonly status: string }>;
  readonly onClose: () => void;
}

/** Asks why something is refused or taken back, then does it. */
export function ReasonForm({ schema, draftKey, run, onClose, ...props }: ReasonFormProps) {
  const form = useValidatedForm(schema, { defaultValues: { reason: '' } });
  const draft = useDraft(form, schema, draftKey);
  const submit = async (reason: Reason) => {
    const { status } = await run(reason, showInvalidIn(form, 'reason'));
    if (status !== 'done') return;
    draft.forget();
    onClose();
  };
  return (
    <Form form={form} draft={draft} label={props.label} onSubmit={submit}>
      <TextAreaField
        name="reason"
        control={form.control}
        label={props.question}
        hint={props.hint}
        maxLength={typedLimits.line}
      />
      <FormActions>
        <Button onClick={onClose}>Back</Button>
        <Button type="primary" danger htmlType="submit" loading={props.isPending}>
          {props.action}
        </Button>
      </FormActions>
    </Form>
  );
}
