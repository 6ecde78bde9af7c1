import type { Client } from 'shared-kernel/domain/client';
import { UploadDialog } from 'shared-kernel/form';
import type { LazyDialogProps, DialogControls } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import { useLastDefined } from '../records/use-last-defined';
import { clientDocumentTypeLabel, clientDocumentTypes } from '../documents/client-document';
import { attachClientDocument } from './commands/attach-document';
import { ClientFormDialog } from './forms/client-form-dialog';
import { DecideDocumentDialog } from './forms/decide-document-dialog';
import { RateClientDialog } from './forms/rate-client-dialog';
import { UserFormDialog } from './forms/user-form-dialog';
import type { ClientDialog } from './client-dialog';
import { ImportClientsDialog } from './import/import-clients-dialog';
import { OwnerFormDialog } from './owners/owner-form-dialog';

const types = clientDocumentTypes.map((value) => ({
  value,
  label: clientDocumentTypeLabel[value],
}));

function UploadDocumentDialog({
  client: { id: clientId },
  ...ends
}: DialogControls & { readonly client: Client }) {
  const { run } = useCommand(attachClientDocument);
  return (
    <UploadDialog
      {...ends}
      title="Upload a document"
      typeLabel="Document type"
      types={types}
      initialType="legal"
      onUpload={(upload, showInvalid) => run({ clientId, ...upload }, showInvalid)}
    />
  );
}

interface DialogOfClientProps extends LazyDialogProps<Extract<ClientDialog, { clientId: string }>> {
  readonly client: Client;
}

function partOf({ users, owners = [], documents }: Client, dialog: DialogOfClientProps['dialog']) {
  return {
    user: dialog.kind === 'edit-user' ? users.find(({ id }) => id === dialog.userId) : undefined,
    owner:
      dialog.kind === 'edit-owner' ? owners.find(({ id }) => id === dialog.ownerId) : undefined,
    document:
      dialog.kind === 'decide-document'
        ? documents.find(({ id }) => id === dialog.documentId)
        : undefined,
  };
}

function DialogOfClient({ dialog, ...props }: DialogOfClientProps) {
  const found = partOf(props.client, dialog);
  const user = useLastDefined(found.user);
  const owner = useLastDefined(found.owner);
  const document = useLastDefined(found.document);
  switch (dialog.kind) {
    case 'edit-client':
      return <ClientFormDialog {...props} />;
    case 'rate-client':
      return <RateClientDialog {...props} />;
    case 'add-user':
      return <UserFormDialog {...props} />;
    case 'edit-user':
      return user && <UserFormDialog {...props} user={user} />;
    case 'add-owner':
      return <OwnerFormDialog {...props} />;
    case 'edit-owner':
      return owner && <OwnerFormDialog {...props} owner={owner} />;
    case 'upload-document':
      return <UploadDocumentDialog {...props} />;
    case 'decide-document':
      return (
        document && (
          <DecideDocumentDialog {...props} document={document} decision={dialog.decision} />
        )
      );
  }
}

export function ClientDialogs({ dialog, ...props }: LazyDialogProps<ClientDialog>) {
  const clientId = 'clientId' in dialog ? dialog.clientId : undefined;
  const client = useLastDefined(useRecord('clients', clientId).data ?? undefined);
  if (dialog.kind === 'add-client') return <ClientFormDialog {...props} />;
  if (dialog.kind === 'import-clients') return <ImportClientsDialog {...props} />;
  if (!client || !('clientId' in dialog)) return null;
  return <DialogOfClient {...props} dialog={dialog} client={client} />;
}
