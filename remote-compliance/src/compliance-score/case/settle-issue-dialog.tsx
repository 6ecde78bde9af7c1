import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import type { IssueQuestion } from '../case-dialog';
import { settleIssue, settlementSchema } from '../commands/settle-issue';
import { ReasonForm } from '../../records/reason-form';

interface SettleIssueDialogProps {
  readonly record: ComplianceRecord;
  readonly question: IssueQuestion;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Takes an issue off a case, with how it was settled. */
export function SettleIssueDialog({
  record,
  question: { issue },
  open,
  onClose,
}: SettleIssueDialogProps) {
  const { run, isPending } = useCommand(settleIssue);
  return (
    <FormDialog
      open={open}
      title={`Settle an issue, ${record.name}`}
      size="small"
      onClose={onClose}
    >
      {({ leave }) => (
        <ReasonForm
          label="Settle issue"
          draftKey={`compliance.settleIssue ${record.id} ${issue}`}
          question="How was it settled?"
          schema={settlementSchema}
          effect={`“${issue}” is removed from the flagged issues. The client’s history shows how it was settled.`}
          isPending={isPending}
          onRun={(how) => run({ id: record.id, issue, how })}
          onCancel={leave}
          onDone={onClose}
        />
      )}
    </FormDialog>
  );
}
