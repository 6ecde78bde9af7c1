import type { Client } from 'shared-kernel/domain/client';
import { UploadForm } from 'shared-kernel/form';
import { useCommand } from 'shared-kernel/workspace';
import { clientDocumentTypes } from '../client-document';
import { attachClientDocument } from '../commands/attach-document';
import { clientDocumentTypeLabel } from '../profile/document-views';

interface UploadDocumentFormProps {
  readonly client: Client;
  readonly onCancel: () => void;
  readonly onUploaded: () => void;
}

const types = clientDocumentTypes.map((value) => ({
  value,
  label: clientDocumentTypeLabel[value],
}));

/** One file and what it is evidence of. */
export function UploadDocumentForm({ client, ...form }: UploadDocumentFormProps) {
  const { run, isPending } = useCommand(attachClientDocument);
  return (
    <UploadForm
      {...form}
      typeLabel="Evidence of"
      types={types}
      initialType="legal"
      isPending={isPending}
      onUpload={(upload, showInvalid) => run({ clientId: client.id, ...upload }, showInvalid)}
    />
  );
}
