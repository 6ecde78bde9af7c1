import type { Contract } from 'shared-kernel/domain/contract';
import type { LateDialogProps } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import type { ContractDialog } from './contract-dialog';
import { DocumentPreviewDialog } from './documents/document-preview-dialog';
import { UploadDocumentDialog } from './documents/upload-document-dialog';
import { CreateContractDialog } from './editing/create-contract-dialog';
import { EditContractDialog } from './editing/edit-contract-dialog';
import { RecordingDialog } from './notarization/recording-dialog';
import { ScheduleNotarizationDialog } from './notarization/schedule-notarization-dialog';
import { VerifyFileDialog } from './signed-pdf/verify-file-dialog';
import { EnvelopeDialog } from './signing/envelope-dialog';

interface OfContractProps extends LateDialogProps<
  Exclude<ContractDialog, { kind: 'create' | 'verify' }>
> {
  readonly contract: Contract;
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

/** The dialog that is asked for. */
export function ContractDialogs({ dialog, ...props }: LateDialogProps<ContractDialog>) {
  const isOfContract = 'contractId' in dialog;
  const { data: contract } = useRecord('contracts', isOfContract ? dialog.contractId : undefined);
  if (isOfContract)
    return contract ? <DialogOfContract {...props} dialog={dialog} contract={contract} /> : null;
  return dialog.kind === 'create' ? (
    <CreateContractDialog {...props} />
  ) : (
    <VerifyFileDialog {...props} />
  );
}
