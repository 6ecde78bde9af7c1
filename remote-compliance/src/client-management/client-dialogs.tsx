import { useState } from 'react';
import { type Client } from 'shared-kernel/domain/client';
import { useRecord } from 'shared-kernel/workspace';
import { useDialog, useOpenDialog, type ClientDialog } from './client-management.atoms';
import { AddClientDialog } from './forms/add-client-dialog';
import { AddUserDialog } from './forms/add-user-dialog';
import { DecideDocumentDialog } from './forms/decide-document-dialog';
import { EditClientDialog } from './forms/edit-client-dialog';
import { EditUserDialog } from './forms/edit-user-dialog';
import { UploadDocumentDialog } from './forms/upload-document-dialog';

interface DialogOfClientProps {
  readonly dialog: Exclude<ClientDialog, { kind: 'add-client' }>;
  readonly client: Client;
  readonly open: boolean;
  readonly onClose: () => void;
}

function DialogOfClient({ dialog, ...props }: DialogOfClientProps) {
  switch (dialog.kind) {
    case 'edit-client':
      return <EditClientDialog {...props} />;
    case 'add-user':
      return <AddUserDialog {...props} />;
    case 'edit-user': {
      const user = props.client.users.find(({ id }) => id === dialog.userId);
      return user && <EditUserDialog {...props} user={user} />;
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

/** The open dialog, which stays in the document while it closes so that focus finds its way back. */
export function ClientDialogs() {
  const dialog = useDialog();
  const openDialog = useOpenDialog();
  const [last, setLast] = useState(dialog);
  const [opened, setOpened] = useState(0);
  if (dialog && dialog !== last) {
    setLast(dialog);
    setOpened(opened + 1);
  }
  const { data: client } = useRecord(
    'clients',
    last && 'clientId' in last ? last.clientId : undefined,
  );

  const props = { open: dialog !== undefined, onClose: () => openDialog(undefined) };
  if (!last) return null;
  if (last.kind === 'add-client') return <AddClientDialog key={opened} {...props} />;
  return client ? <DialogOfClient key={opened} {...props} dialog={last} client={client} /> : null;
}
