import type { Contract } from 'shared-kernel/domain/contract';
import { FormDialog, UploadDialog } from 'shared-kernel/form';
import type { LazyDialogProps } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import { attachContractDocument } from './commands/attach-document';
import type { ContractDialog, ContractDialogProps } from './contract-dialog';
import { contractDocumentTypeLabel, contractDocumentTypes } from './rules/contract-document';
import { DocumentPreviewDialog } from './documents/document-preview-dialog';
import { RecordingDialog } from './notarization/recording-dialog';
import { ScheduleNotarizationDialog } from './notarization/schedule-notarization-dialog';
import { SignedPdfButton } from './signed-pdf/signed-pdf-button';
import { VerifyFileDialog } from './signed-pdf/verify-file-dialog';
import { isFullySigned } from './rules/contract-steps';
import { CorrectionForm } from './signing/correction-form';
import { EnvelopeDialog } from './signing/envelope-dialog';
import { canSetSignatories, formatSignatories } from './rules/signatory-forms';
import { AddSignatoriesForm } from './signing/add-signatories-form';
import { ReviewReopeningNotice } from './signing/review-reopening-notice';
import { CreateContractForm } from './editing/create-contract-form';
import { EditContractDialog } from './editing/edit-contract-dialog';

const types = contractDocumentTypes.map((value) => ({
  value,
  label: contractDocumentTypeLabel[value],
}));

function UploadDocumentDialog({ contract, ...dialog }: ContractDialogProps) {
  const { run } = useCommand(attachContractDocument);
  return (
    <UploadDialog
      {...dialog}
      title="Upload a document"
      typeLabel="Document type"
      types={types}
      initialType={contract.documents.length === 0 ? 'main_contract' : 'exhibit'}
      onUpload={(upload, showInvalid) => run({ id: contract.id, ...upload }, showInvalid)}
    >
      <ReviewReopeningNotice contract={contract} />
    </UploadDialog>
  );
}

/**
 * Dialog that sets the signatories of a contract. After the first envelope, users can only correct unsigned
 * signatories.
 */
function SignatoriesDialog({ contract, ...dialog }: ContractDialogProps) {
  const SignatoriesForm = canSetSignatories(contract) ? AddSignatoriesForm : CorrectionForm;
  return (
    <FormDialog {...dialog} title={formatSignatories(contract)} size="large">
      <SignatoriesForm contract={contract} />
    </FormDialog>
  );
}

interface OfContractProps extends LazyDialogProps<
  Exclude<ContractDialog, { kind: 'create' | 'verify' }>
> {
  readonly contract: Contract;
}

function DialogOfContract({ dialog, ...props }: OfContractProps) {
  switch (dialog.kind) {
    case 'edit':
      return <EditContractDialog {...props} />;
    case 'sign':
      return (
        <EnvelopeDialog
          {...props}
          signedPdf={
            <SignedPdfButton
              contract={props.contract}
              {...(isFullySigned(props.contract) && { type: 'primary' })}
            />
          }
        />
      );
    case 'signatories':
      return <SignatoriesDialog {...props} />;
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

export function ContractDialogs({ dialog, ...props }: LazyDialogProps<ContractDialog>) {
  const isOfContract = 'contractId' in dialog;
  const { data: contract } = useRecord('contracts', isOfContract ? dialog.contractId : undefined);
  if (isOfContract)
    return contract ? <DialogOfContract {...props} dialog={dialog} contract={contract} /> : null;
  return dialog.kind === 'create' ? (
    <FormDialog {...props} title="Create contract" keepsDraft>
      <CreateContractForm onClose={props.onClose} />
    </FormDialog>
  ) : (
    <VerifyFileDialog {...props} />
  );
}
