import type { Client } from 'shared-kernel/domain/client';
import type { LateDialogProps } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import type { ClientDialog } from './client-dialog';
import { AddClientDialog } from './forms/add-client-dialog';
import { AddUserDialog } from './forms/add-user-dialog';
import { DecideDocumentDialog } from './forms/decide-document-dialog';
import { EditClientDialog } from './forms/edit-client-dialog';
import { EditUserDialog } from './forms/edit-user-dialog';
import { RateClientDialog } from './forms/rate-client-dialog';
import { FormDialog } from 'shared-kernel/records';
import { OwnerDialog } from './owners/owner-dialog';
import { UploadDocumentForm } from './forms/upload-document-form';

interface UploadDocumentDialogProps {
  readonly client: Client;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds a document to a client; it is pending until a reviewer decides. */
const UploadDocumentDialog = ({ client, open, onClose }: UploadDocumentDialogProps) => (
  <FormDialog open={open} title="Upload a document" size="small" onClose={onClose}>
    {({ leave }) => <UploadDocumentForm client={client} onCancel={leave} onUploaded={onClose} />}
  </FormDialog>
);

interface DialogOfClientProps extends LateDialogProps<
  Exclude<ClientDialog, { kind: 'add-client' }>
> {
  readonly client: Client;
}

function DialogOfClient({ dialog, ...props }: DialogOfClientProps) {
  switch (dialog.kind) {
    case 'edit-client':
      return <EditClientDialog {...props} />;
    case 'rate-client':
      return <RateClientDialog {...props} />;
    case 'add-user':
      return <AddUserDialog {...props} />;
    case 'edit-user': {
      const user = props.client.users.find(({ id }) => id === dialog.userId);
      return user && <EditUserDialog {...props} user={user} />;
    }
    case 'add-owner':
      return <OwnerDialog {...props} />;
    case 'edit-owner': {
      const owner = props.client.owners?.find(({ id }) => id === dialog.ownerId);
      return owner && <OwnerDialog {...props} owner={owner} />;
    }
    case 'upload-document':
      return <UploadDocumentDialog {...props} />;
    case 'decide-document': {
      const document = props.client.documents.find(({ id }) => id === dialog.documentId);
      return (
        document && (
          <DecideDocumentDialog {...props} document={document} decision={dialog.decision} />
        )
      );
    }
  }
}

/** Whichever dialog is asked for. */
export function ClientDialogs({ dialog, ...props }: LateDialogProps<ClientDialog>) {
  const clientId = 'clientId' in dialog ? dialog.clientId : undefined;
  const { data: client } = useRecord('clients', clientId);
  if (dialog.kind === 'add-client') return <AddClientDialog {...props} />;
  return client ? <DialogOfClient {...props} dialog={dialog} client={client} /> : null;
}
