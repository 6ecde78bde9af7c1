import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import type { IssueQuestion } from '../case-dialog';
import {
  settleIssue,
  settlementOutcomeLabel,
  settlementOutcomes,
  settlementSchema,
} from '../commands/settle-issue';
import { ReasonForm } from '../../records/reason-form';

interface SettleIssueDialogProps {
  readonly record: ComplianceRecord;
  readonly question: IssueQuestion;
  readonly open: boolean;
  readonly onClose: () => void;
}

const outcome = {
  label: 'Outcome',
  options: settlementOutcomes.map((value) => ({ value, label: settlementOutcomeLabel[value] })),
};

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
          choice={outcome}
          schema={settlementSchema}
          effect={`“${issue}” is removed from the flagged issues. The client’s history shows how it was settled.`}
          isPending={isPending}
          onRun={(how, chosen) => {
            const [fixed] = settlementOutcomes;
            const settled = settlementOutcomes.find((each) => each === chosen) ?? fixed;
            return run({ id: record.id, issue, how, outcome: settled });
          }}
          onCancel={leave}
          onDone={onClose}
        />
      )}
    </FormDialog>
  );
}
