import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { raiseIssue, raisedIssueSchema } from '../commands/raise-issue';
import { ReasonForm } from '../../records/reason-form';

interface RaiseIssueDialogProps {
  readonly record: ComplianceRecord;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Puts an issue on a case. */
export function RaiseIssueDialog({ record, open, onClose }: RaiseIssueDialogProps) {
  const { run, isPending } = useCommand(raiseIssue);
  return (
    <FormDialog open={open} title={`Raise an issue, ${record.name}`} size="small" onClose={onClose}>
      {({ leave }) => (
        <ReasonForm
          label="Raise issue"
          draftKey={`compliance.raiseIssue ${record.id}`}
          question="Issue"
          schema={raisedIssueSchema}
          effect="Added to the flagged issues. Compliant and Executed cannot be completed until it is settled."
          isPending={isPending}
          onRun={(issue) => run({ id: record.id, issue })}
          onCancel={leave}
          onDone={onClose}
        />
      )}
    </FormDialog>
  );
}
