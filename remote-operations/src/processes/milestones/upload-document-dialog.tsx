import type { Process } from 'shared-kernel/domain/process';
import { UploadForm } from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { attachMilestoneDocument } from '../commands/attach-document';
import type { ProcessMilestone } from '../list/process-parts';

interface UploadDocumentDialogProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a document is evidence of where it is of no single requirement. */
const whole = 'milestone';

/** Adds a document to a milestone. */
export function UploadDocumentDialog({
  process,
  milestone,
  open,
  onClose,
}: UploadDocumentDialogProps) {
  const { run, isPending } = useCommand(attachMilestoneDocument);
  const types = [
    { value: whole, label: milestone.name },
    ...milestone.requirements.map(({ label }, index) => ({ value: String(index), label })),
  ];
  return (
    <FormDialog open={open} title="Add a document" size="small" onClose={onClose}>
      {({ leave }) => (
        <UploadForm
          typeLabel="Evidence of"
          types={types}
          initialType={whole}
          isPending={isPending}
          onCancel={leave}
          onUploaded={onClose}
          onUpload={({ type, file }, showInvalid) =>
            run(
              {
                processId: process.id,
                milestoneId: milestone.id,
                ...(type !== whole && { requirement: Number(type) }),
                file,
              },
              showInvalid,
            )
          }
        />
      )}
    </FormDialog>
  );
}
