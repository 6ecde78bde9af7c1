import { type Contract, contractTitle } from 'shared-kernel/domain/contract';
import type { LateDialogProps } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import type { ContractDialog } from './contract-dialog';
import { DocumentPreviewDialog } from './documents/document-preview-dialog';
import { RecordingDialog } from './notarization/recording-dialog';
import { ScheduleNotarizationDialog } from './notarization/schedule-notarization-dialog';
import { VerifyFileDialog } from './signed-pdf/verify-file-dialog';
import { EnvelopeDialog } from './signing/envelope-dialog';
import { FormDialog } from 'shared-kernel/records';
import { UploadDocumentForm } from './documents/upload-document-form';
import { CreateContractForm } from './editing/create-contract-form';
import { EditContractForm } from './editing/edit-contract-form';

interface EditContractDialogProps {
  readonly contract: Contract;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Edits what the create dialog asked for; asks before it throws changes away. */
const EditContractDialog = ({ contract, open, onClose }: EditContractDialogProps) => (
  <FormDialog open={open} title={`Edit ${contractTitle(contract)}`} onClose={onClose}>
    {({ leave }) => <EditContractForm contract={contract} onCancel={leave} onSaved={onClose} />}
  </FormDialog>
);

interface CreateContractDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The create dialog (C8). */
const CreateContractDialog = ({ open, onClose }: CreateContractDialogProps) => (
  <FormDialog open={open} title="Create contract" keepsDraft onClose={onClose}>
    {() => <CreateContractForm onClose={onClose} />}
  </FormDialog>
);

interface UploadDocumentDialogProps {
  readonly contract: Contract;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds a document to a contract. */
const UploadDocumentDialog = ({ contract, open, onClose }: UploadDocumentDialogProps) => (
  <FormDialog open={open} title="Upload a document" size="small" onClose={onClose}>
    {({ leave }) => (
      <UploadDocumentForm contract={contract} onCancel={leave} onUploaded={onClose} />
    )}
  </FormDialog>
);

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
