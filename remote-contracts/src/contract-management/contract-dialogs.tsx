import { useState } from 'react';
import { type Contract } from 'shared-kernel/domain/contract';
import { useRecord } from 'shared-kernel/workspace';
import { type ContractDialog, useDialog, useOpenDialog } from './contract-management.atoms';
import { DocumentPreviewDialog } from './documents/document-preview-dialog';
import { UploadDocumentDialog } from './documents/upload-document-dialog';
import { CreateContractDialog } from './editing/create-contract-dialog';
import { EditContractDialog } from './editing/edit-contract-dialog';
import { RecordingDialog } from './notarization/recording-dialog';
import { ScheduleNotarizationDialog } from './notarization/schedule-notarization-dialog';
import { EnvelopeDialog } from './signing/envelope-dialog';

interface OfContractProps {
  readonly dialog: Exclude<ContractDialog, { kind: 'create' }>;
  readonly contract: Contract;
  readonly open: boolean;
  readonly onClose: () => void;
}

function DialogOfContract({ dialog, ...props }: OfContractProps) {
  switch (dialog.kind) {
    case 'edit':
      return <EditContractDialog {...props} />;
    case 'sign':
      return <EnvelopeDialog {...props} />;
    case 'upload':
      return <UploadDocumentDialog {...props} />;
    case 'preview':
      return <DocumentPreviewDialog {...props} documentId={dialog.documentId} />;
    case 'schedule':
      return <ScheduleNotarizationDialog {...props} />;
    case 'recording':
      return <RecordingDialog {...props} />;
  }
}

/** The open dialog, which stays in the document while it closes so that focus finds its way back. */
export function ContractDialogs() {
  const dialog = useDialog();
  const openDialog = useOpenDialog();
  const [last, setLast] = useState(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  const contractId = last && 'contractId' in last ? last.contractId : undefined;
  const { data: contract } = useRecord('contracts', contractId);

  const props = { open: dialog !== undefined, onClose: () => openDialog(undefined) };
  if (!last) return null;
  if (last.kind === 'create') return <CreateContractDialog {...props} />;
  return contract ? <DialogOfContract {...props} dialog={last} contract={contract} /> : null;
}
