import {
  Form,
  FormActions,
  NumberField,
  TextAreaField,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import type * as v from 'valibot';
import { delaySchema } from '../commands/postpone-processes';

type Delay = v.InferOutput<typeof delaySchema>;

interface PostponeFormProps {
  readonly isPending: boolean;
  /** Says whether it could be done. */
  readonly onPostpone: (delay: Delay) => Promise<boolean>;
  readonly onCancel: () => void;
}

export function PostponeForm({ isPending, onPostpone, onCancel }: PostponeFormProps) {
  const form = useValidatedForm(delaySchema, { defaultValues: { reason: '' } });
  const draft = useDraft(form, delaySchema, 'process.postpone selected');
  const { control } = form;
  const postpone = async (values: Delay) => {
    if (await onPostpone(values)) draft.forget();
  };
  return (
    <Form form={form} draft={draft} label="Delay" onSubmit={postpone}>
      <NumberField
        name="days"
        label="Days later"
        hint="Moves every open milestone and the end of the process by this number of days."
        control={control}
        min={1}
        required
      />
      <TextAreaField name="reason" label="Reason" control={control} maxLength={500} required />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Postpone
        </Button>
      </FormActions>
    </Form>
  );
}
