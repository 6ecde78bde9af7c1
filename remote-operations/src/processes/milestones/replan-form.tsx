import {
  DateField,
  Form,
  FormActions,
  TextAreaField,
  TextField,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import type * as v from 'valibot';
import { milestonePlanSchema } from '../commands/replan-milestone';
import type { ProcessMilestone } from '../list/process-parts';

type Plan = v.InferOutput<typeof milestonePlanSchema>;

interface ReplanFormProps {
  readonly processId: string;
  readonly milestone: ProcessMilestone;
  /** `YYYY-MM-DD`; nothing of a process is due before it. */
  readonly startDate: string;
  readonly isPending: boolean;
  /** Says whether it could be done. */
  readonly onPlan: (plan: Plan) => Promise<boolean>;
  readonly onCancel: () => void;
}

export function ReplanForm({
  processId,
  milestone,
  startDate,
  isPending,
  onPlan,
  onCancel,
}: ReplanFormProps) {
  const { id, dueDate, assignedTo } = milestone;
  const form = useValidatedForm(milestonePlanSchema, {
    defaultValues: { dueDate, assignedTo, reason: '' },
  });
  const draft = useDraft(form, milestonePlanSchema, `process.replan ${processId} ${id}`);
  const { control } = form;
  const plan = async (values: Plan) => {
    if (await onPlan(values)) draft.forget();
  };
  return (
    <Form form={form} draft={draft} label="New plan" onSubmit={plan}>
      <DateField name="dueDate" label="Due" control={control} min={startDate} required />
      <TextField name="assignedTo" label="Assigned to" control={control} required />
      <TextAreaField name="reason" label="Reason" control={control} maxLength={500} required />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Reschedule
        </Button>
      </FormActions>
    </Form>
  );
}
