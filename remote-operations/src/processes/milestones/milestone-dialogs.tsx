import type { Process } from 'shared-kernel/domain/process';
import {
  DateField,
  TextAreaField,
  TextField,
  UploadDialog,
  CommandDialog,
} from 'shared-kernel/form';
import type { DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { attachMilestoneDocument } from '../commands/attach-document';
import { completeMilestone, dipTestRejectionSchema } from '../commands/complete-milestone';
import { milestonePlanSchema, replanMilestone } from '../commands/replan-milestone';
import { getMilestoneOwnership } from '../commands/ownerships';
import type { ProcessMilestone } from '../rules/process-fields';

interface MilestoneDialogProps extends DialogControls {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
}

export function RejectTestDialog({ process, milestone, ...ends }: MilestoneDialogProps) {
  const { run } = useCommand(completeMilestone, getMilestoneOwnership(milestone));
  const ids = { processId: process.id, milestoneId: milestone.id };
  return (
    <CommandDialog
      {...ends}
      title={`Reject the test “${milestone.name}”?`}
      size="small"
      label="Rejection"
      schema={dipTestRejectionSchema}
      defaultValues={{ reason: '' }}
      draftKey={`process.rejectTest ${process.id} ${milestone.id}`}
      submit="Reject test"
      isDanger
      onSubmit={({ reason }) => run({ ...ids, outcome: 'rejected', reason })}
    >
      {({ control }) => (
        <TextAreaField
          name="reason"
          label="Why is the test rejected?"
          hint="A re-test will be scheduled. Later milestones are delayed if necessary."
          control={control}
          maxLength={500}
          required
        />
      )}
    </CommandDialog>
  );
}

export function RescheduleMilestoneDialog({ process, milestone, ...ends }: MilestoneDialogProps) {
  const { run } = useCommand(replanMilestone);
  const { id, name, dueDate, assignedTo } = milestone;
  return (
    <CommandDialog
      {...ends}
      title={`Reschedule: ${name}`}
      size="small"
      label="New schedule"
      schema={milestonePlanSchema}
      defaultValues={{ dueDate, assignedTo, reason: '' }}
      draftKey={`process.replan ${process.id} ${id}`}
      submit="Reschedule"
      onSubmit={(plan) => run({ processId: process.id, milestoneId: id, ...plan })}
    >
      {({ control }) => (
        <>
          <DateField
            name="dueDate"
            label="Due"
            control={control}
            min={process.startDate}
            required
          />
          <TextField name="assignedTo" label="Assigned to" control={control} required />
          <TextAreaField name="reason" label="Reason" control={control} maxLength={500} required />
        </>
      )}
    </CommandDialog>
  );
}

const whole = 'milestone';

export function UploadDocumentDialog({ process, milestone, ...dialog }: MilestoneDialogProps) {
  const { run } = useCommand(attachMilestoneDocument);
  const ids = { processId: process.id, milestoneId: milestone.id };
  const types = [
    { value: whole, label: milestone.name },
    ...milestone.requirements.map(({ label }, index) => ({ value: String(index), label })),
  ];
  return (
    <UploadDialog
      {...dialog}
      title="Add a document"
      typeLabel="Milestone or requirement"
      types={types}
      initialType={whole}
      onUpload={({ type, file }, showInvalid) => {
        const requirement = type === whole ? undefined : Number(type);
        return run({ ...ids, requirement, file }, showInvalid);
      }}
    />
  );
}
