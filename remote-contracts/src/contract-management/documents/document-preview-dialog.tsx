import { useMemo } from 'react';
import { DocumentPreview } from 'shared-kernel/records';
import { DataView, DetailSkeleton, Dialog } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import type { ContractDialogProps } from '../contract-dialog';
import { fileOf } from './sample-document';
import { DownloadButton } from './download-button';

interface DocumentPreviewDialogProps extends ContractDialogProps {
  readonly documentId: string;
}

/** A document as it looks, with the way to keep it. */
export function DocumentPreviewDialog({
  contract,
  documentId,
  ...ends
}: DocumentPreviewDialogProps) {
  const document = contract.documents.find(({ id }) => id === documentId);
  const query = useRecord('files', documentId);
  const { data: stored } = query;
  const file = useMemo(
    () => (document && stored !== undefined ? fileOf(contract, document, stored) : undefined),
    [contract, document, stored],
  );
  if (!document) return null;
  return (
    <Dialog
      {...ends}
      title={document.name}
      size="large"
      footer={<DownloadButton contract={contract} document={document} />}
    >
      <DataView query={query} skeleton={<DetailSkeleton />}>
        {() => file && <DocumentPreview file={file} />}
      </DataView>
    </Dialog>
  );
}
