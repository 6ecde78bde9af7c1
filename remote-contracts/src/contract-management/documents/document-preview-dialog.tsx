import { useMemo } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import type { ContractDocument } from './contract-document';
import { DocumentPreview } from 'shared-kernel/records';
import { DataView, DetailSkeleton, Dialog } from 'shared-kernel/ui';
import { useRecord, type StoredFile } from 'shared-kernel/workspace';
import { fileOf } from './document-file';
import { DownloadButton } from './download-button';

interface DocumentPreviewDialogProps {
  readonly contract: Contract;
  readonly documentId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface PreviewOfProps {
  readonly contract: Contract;
  readonly document: ContractDocument;
  readonly stored: StoredFile | null;
}

function PreviewOf({ contract, document, stored }: PreviewOfProps) {
  const file = useMemo(() => fileOf(contract, document, stored), [contract, document, stored]);
  return <DocumentPreview file={file} />;
}

/** A document as it looks, with the way to keep it. */
export function DocumentPreviewDialog({
  contract,
  documentId,
  open,
  onClose,
}: DocumentPreviewDialogProps) {
  const document = contract.documents.find(({ id }) => id === documentId);
  const query = useRecord('files', documentId);
  if (!document) return null;
  return (
    <Dialog
      open={open}
      title={document.name}
      size="large"
      onClose={onClose}
      footer={<DownloadButton contract={contract} document={document} />}
    >
      <DataView query={query} skeleton={<DetailSkeleton />}>
        {(stored) => <PreviewOf contract={contract} document={document} stored={stored} />}
      </DataView>
    </Dialog>
  );
}
