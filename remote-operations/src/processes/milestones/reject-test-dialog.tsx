import type { Process } from 'shared-kernel/domain/process';
import { Form, FormActions, TextAreaField, useDraft, useValidatedForm } from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import { Button } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { completeMilestone, rejectionSchema } from '../commands/complete-milestone';
import { belongingOf } from '../commands/terms';
import type { ProcessMilestone } from '../list/process-parts';

interface RejectTestFormProps {
  readonly draftKey: string;
  readonly isPending: boolean;
  /** Says whether it could be done. */
  readonly onReject: (reason: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

function RejectTestForm({ draftKey, isPending, onReject, onCancel }: RejectTestFormProps) {
  const form = useValidatedForm(rejectionSchema, { defaultValues: { reason: '' } });
  const draft = useDraft(form, rejectionSchema, draftKey);
  return (
    <Form
      form={form}
      draft={draft}
      label="Rejection"
      onSubmit={async ({ reason }) => {
        if (await onReject(reason)) draft.forget();
      }}
    >
      <TextAreaField
        name="reason"
        label="Why is the test rejected?"
        hint="A re-test follows. Later milestones are delayed if needed."
        control={form.control}
        maxLength={500}
        required
      />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" danger htmlType="submit" loading={isPending}>
          Reject test
        </Button>
      </FormActions>
    </Form>
  );
}

interface RejectTestDialogProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks why a dip test is rejected. */
export function RejectTestDialog({ process, milestone, open, onClose }: RejectTestDialogProps) {
  const { run, isPending } = useCommand(completeMilestone, belongingOf(milestone));
  const ids = { processId: process.id, milestoneId: milestone.id };
  return (
    <FormDialog open={open} size="small" title="Reject this test?" onClose={onClose}>
      {({ leave }) => (
        <RejectTestForm
          draftKey={`process.rejectTest ${process.id} ${milestone.id}`}
          isPending={isPending}
          onReject={async (reason) => {
            const { status } = await run({ ...ids, outcome: 'rejected', reason });
            if (status === 'done') onClose();
            return status === 'done';
          }}
          onCancel={leave}
        />
      )}
    </FormDialog>
  );
}
