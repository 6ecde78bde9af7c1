import { useMemo } from 'react';
import { createMilestoneFileId, type Process } from 'shared-kernel/domain/process';
import { DocumentPreview } from 'shared-kernel/records';
import { DataView, DetailSkeleton, Dialog } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import type { ProcessMilestone } from '../rules/process-fields';
import { DownloadDocumentButton } from './download-document-button';
import { loadMilestoneFile } from './load-milestone-file';
import type { StoredFile } from 'shared-kernel/domain/file';

interface PreviewOfProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  readonly document: string;
}

function PreviewOf({
  process,
  milestone,
  document,
  stored,
}: PreviewOfProps & { readonly stored: StoredFile | null }) {
  const file = useMemo(
    () => loadMilestoneFile(process, milestone, document, stored),
    [process, milestone, document, stored],
  );
  return <DocumentPreview file={file} />;
}

interface PreviewDialogProps extends PreviewOfProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function DocumentPreviewDialog({ open, onClose, ...of }: PreviewDialogProps) {
  const { process, milestone, document } = of;
  const query = useRecord('files', createMilestoneFileId(milestone.id, document));
  return (
    <Dialog
      open={open}
      title={document}
      size="large"
      onClose={onClose}
      footer={<DownloadDocumentButton process={process} milestone={milestone} name={document} />}
    >
      <DataView query={query} skeleton={<DetailSkeleton />}>
        {(stored) => <PreviewOf {...of} stored={stored} />}
      </DataView>
    </Dialog>
  );
}
