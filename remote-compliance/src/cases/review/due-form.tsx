import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { DateField, Form, FormActions, useDraft, useValidatedForm } from 'shared-kernel/form';
import { dayOf } from 'shared-kernel/format';
import { Button } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { caseDueSchema, setCaseDue } from '../commands/move-case';

const fields = v.object({ due: caseDueSchema });

interface DueFormProps {
  readonly one: ReviewCase;
  readonly label: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** The day that a case is to be decided by. */
export function DueForm({ one, label, onCancel, onDone }: DueFormProps) {
  const { run, isPending } = useCommand(setCaseDue);
  const today = dayOf(useWorkspaceClock());
  const form = useValidatedForm(fields, { defaultValues: { due: one.due } });
  const draft = useDraft(form, fields, `case.setDue ${one.id}`);
  return (
    <Form
      form={form}
      draft={draft}
      label={label}
      onSubmit={async ({ due }) => {
        const { status } = await run({ id: one.id, due });
        if (status !== 'done') return;
        draft.forget();
        onDone();
      }}
    >
      <DateField name="due" label="Due" control={form.control} min={today} required />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {label}
        </Button>
      </FormActions>
    </Form>
  );
}
