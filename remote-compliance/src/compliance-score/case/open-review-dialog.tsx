import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { openCase, openingReasonSchema } from '../../cases/commands/open-case';
import { ReasonForm } from '../../records/reason-form';

interface OpenReviewDialogProps {
  readonly record: ComplianceRecord;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Opens a review case about a client by hand. */
export function OpenReviewDialog({ record, open, onClose }: OpenReviewDialogProps) {
  const { run, isPending } = useCommand(openCase);
  return (
    <FormDialog open={open} title={`Open a review, ${record.name}`} size="small" onClose={onClose}>
      {({ leave }) => (
        <ReasonForm
          label="Open review"
          draftKey={`case.open ${record.id}`}
          question="What is to be looked at?"
          schema={openingReasonSchema}
          effect="The review case joins your queue. One person decides it and another approves."
          isPending={isPending}
          onRun={(reason) => run({ recordId: record.id, reason })}
          onCancel={leave}
          onDone={onClose}
        />
      )}
    </FormDialog>
  );
}
