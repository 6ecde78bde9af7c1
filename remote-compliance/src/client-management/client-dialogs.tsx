import type { Client } from 'shared-kernel/domain/client';
import { UploadForm } from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import type { LazyDialogProps } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import type { DialogEnds } from '../records/reason-form';
import { clientDocumentTypeLabel, clientDocumentTypes } from '../documents/client-document';
import { attachClientDocument } from './commands/attach-document';
import { ClientFormDialog } from './forms/client-form';
import { DecideDocumentDialog } from './forms/decide-document-dialog';
import { RateClientDialog } from './forms/rate-client-form';
import { UserFormDialog } from './forms/user-form';
import type { ClientDialog } from './client-dialog';
import { ImportClientsDialog } from './import/import-clients-dialog';
import { OwnerFormDialog } from './owners/owner-form';

const types = clientDocumentTypes.map((value) => ({
  value,
  label: clientDocumentTypeLabel[value],
}));

/** Adds a document to a client, one file and what it is evidence of; it is pending until a reviewer decides. */
function UploadDocumentDialog({
  client: { id: clientId },
  ...ends
}: DialogEnds & { readonly client: Client }) {
  const { run, isPending } = useCommand(attachClientDocument);
  return (
    <FormDialog {...ends} title="Upload a document" size="small">
      {({ leave }) => (
        <UploadForm
          typeLabel="Evidence of"
          types={types}
          initialType="legal"
          isPending={isPending}
          onUpload={(upload, showInvalid) => run({ clientId, ...upload }, showInvalid)}
          onCancel={leave}
          onUploaded={ends.onClose}
        />
      )}
    </FormDialog>
  );
}

interface DialogOfClientProps extends LazyDialogProps<Extract<ClientDialog, { clientId: string }>> {
  readonly client: Client;
}

function DialogOfClient({ dialog, ...props }: DialogOfClientProps) {
  const { users, owners = [], documents } = props.client;
  switch (dialog.kind) {
    case 'edit-client':
      return <ClientFormDialog {...props} />;
    case 'rate-client':
      return <RateClientDialog {...props} />;
    case 'add-user':
      return <UserFormDialog {...props} />;
    case 'edit-user': {
      const user = users.find(({ id }) => id === dialog.userId);
      return user && <UserFormDialog {...props} user={user} />;
    }
    case 'add-owner':
      return <OwnerFormDialog {...props} />;
    case 'edit-owner': {
      const owner = owners.find(({ id }) => id === dialog.ownerId);
      return owner && <OwnerFormDialog {...props} owner={owner} />;
    }
    case 'upload-document':
      return <UploadDocumentDialog {...props} />;
    case 'decide-document': {
      const { documentId, decision } = dialog;
      const document = documents.find(({ id }) => id === documentId);
      return document && <DecideDocumentDialog {...props} {...{ document, decision }} />;
    }
  }
}

/** Whichever dialog is asked for. */
export function ClientDialogs({ dialog, ...props }: LazyDialogProps<ClientDialog>) {
  const clientId = 'clientId' in dialog ? dialog.clientId : undefined;
  const { data: client } = useRecord('clients', clientId);
  if (dialog.kind === 'add-client') return <ClientFormDialog {...props} />;
  if (dialog.kind === 'import-clients') return <ImportClientsDialog {...props} />;
  if (!client || !('clientId' in dialog)) return null;
  return <DialogOfClient {...props} dialog={dialog} client={client} />;
}
