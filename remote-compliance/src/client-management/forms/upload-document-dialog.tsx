import type { Client } from 'shared-kernel/domain/client';
import { FormDialog } from 'shared-kernel/records';
import { UploadDocumentForm } from './upload-document-form';

interface UploadDocumentDialogProps {
  readonly client: Client;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds a document to a client; it is pending until a reviewer decides. */
export const UploadDocumentDialog = ({ client, open, onClose }: UploadDocumentDialogProps) => (
  <FormDialog open={open} title="Upload a document" size="small" onClose={onClose}>
    {({ leave }) => <UploadDocumentForm client={client} onCancel={leave} onUploaded={onClose} />}
  </FormDialog>
);
