import { useCallback } from 'react';
import type { StoredFile } from 'shared-kernel/domain/file';
import { createMilestoneFileId, type Process } from 'shared-kernel/domain/process';
import { DocumentPreview } from 'shared-kernel/records';
import { Dialog } from 'shared-kernel/ui';
import type { ProcessMilestone } from '../rules/process-fields';
import { DownloadDocumentButton } from './download-document-button';
import { loadMilestoneFile } from './load-milestone-file';

interface PreviewDialogProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  readonly document: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function DocumentPreviewDialog({
  process,
  milestone,
  document,
  open,
  onClose,
}: PreviewDialogProps) {
  const load = useCallback(
    (stored: StoredFile | null) => loadMilestoneFile(process, milestone, document, stored),
    [process, milestone, document],
  );
  return (
    <Dialog
      open={open}
      title={document}
      size="large"
      onClose={onClose}
      footer={<DownloadDocumentButton process={process} milestone={milestone} name={document} />}
    >
      <DocumentPreview fileId={createMilestoneFileId(milestone.id, document)} load={load} />
    </Dialog>
  );
}
