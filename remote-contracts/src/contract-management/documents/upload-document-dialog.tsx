import { type Contract } from 'shared-kernel/domain/contract';
import { Dialog } from 'shared-kernel/ui';
import { UploadDocumentForm } from './upload-document-form';

interface UploadDocumentDialogProps {
  readonly contract: Contract;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds a document to a contract. */
export const UploadDocumentDialog = ({ contract, open, onClose }: UploadDocumentDialogProps) => (
  <Dialog open={open} title="Upload a document" size="small" onClose={onClose}>
    <UploadDocumentForm contract={contract} onClose={onClose} />
  </Dialog>
);
