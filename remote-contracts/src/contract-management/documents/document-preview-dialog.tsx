import { Dialog } from 'shared-kernel/ui';
import type { ContractDialogProps } from '../contract-dialog';
import { DocumentPane } from './document-pane';
import { DownloadButton } from './download-button';

interface DocumentPreviewDialogProps extends ContractDialogProps {
  readonly documentId: string;
}

export function DocumentPreviewDialog({
  contract,
  documentId,
  ...ends
}: DocumentPreviewDialogProps) {
  const document = contract.documents.find(({ id }) => id === documentId);
  if (!document) return null;
  return (
    <Dialog
      {...ends}
      title={document.name}
      size="large"
      footer={<DownloadButton contract={contract} document={document} />}
    >
      <DocumentPane contract={contract} document={document} />
    </Dialog>
  );
}
