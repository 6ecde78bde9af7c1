import { useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import type { ClientForm as Values } from './client-form-schema';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { editClient } from '../commands/edit-client';
import { ClientForm } from './client-form';

interface EditClientDialogProps {
  readonly client: Client;
  readonly open: boolean;
  readonly onClose: () => void;
}

const valuesOf = (client: Client): Values => ({
  companyName: client.companyName,
  contactPerson: client.contactPerson,
  email: client.email,
  phone: client.phone,
  website: client.website,
  industry: client.industry,
});

/** Edits a client from what it was when the dialog opened. */
export function EditClientDialog({ client, open, onClose }: EditClientDialogProps) {
  const [from] = useState(() => valuesOf(client));
  const { run, isPending } = useCommand(editClient);
  return (
    <FormDialog open={open} title={`Edit ${client.companyName}`} onClose={onClose}>
      {({ leave }) => (
        <ClientForm
          label="Edit client"
          submitLabel="Save changes"
          initial={from}
          clientId={client.id}
          isPending={isPending}
          onCancel={leave}
          onSave={async (to, showInvalid) => {
            const { status } = await run({ id: client.id, from, to }, showInvalid);
            if (status === 'failed') return undefined;
            onClose();
            return client.id;
          }}
        />
      )}
    </FormDialog>
  );
}
