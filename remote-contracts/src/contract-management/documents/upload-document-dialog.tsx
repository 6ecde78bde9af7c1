import type { Contract } from 'shared-kernel/domain/contract';
import { FormDialog } from 'shared-kernel/records';
import { UploadDocumentForm } from './upload-document-form';

interface UploadDocumentDialogProps {
  readonly contract: Contract;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds a document to a contract. */
export const UploadDocumentDialog = ({ contract, open, onClose }: UploadDocumentDialogProps) => (
  <FormDialog open={open} title="Upload a document" size="small" onClose={onClose}>
    {({ leave }) => (
      <UploadDocumentForm contract={contract} onCancel={leave} onUploaded={onClose} />
    )}
  </FormDialog>
);
