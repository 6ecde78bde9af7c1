import { useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { FormGrid, TextField, type Control, CommandDialog } from 'shared-kernel/form';
import type { DialogControls } from 'shared-kernel/ui';
import { pickFormFields, useCommand } from 'shared-kernel/workspace';
import { createClient } from '../commands/create-client';
import { editableClientFields, editClient } from '../commands/edit-client';
import { useClientDrawer } from '../use-client-drawer';
import { clientFormSchema, type ClientForm } from '../client-form-schema';
import { SimilarClientNotice } from './similar-client-notice';

const blank = {
  companyName: '',
  contactPerson: '',
  email: '',
  phone: '',
  website: '',
  industry: '',
};

interface ClientFieldsProps {
  readonly control: Control<ClientForm, unknown, ClientForm>;
  readonly self: string | undefined;
}

function ClientFields({ control, self }: ClientFieldsProps) {
  const off = { control, autoComplete: 'off' } as const;
  return (
    <>
      <TextField
        name="companyName"
        control={control}
        label="Company"
        autoComplete="organization"
        required
        autoFocus
      />
      <SimilarClientNotice control={control} self={self} />
      <FormGrid>
        <TextField {...off} name="contactPerson" label="Contact person" required />
        <TextField {...off} name="industry" label="Industry" />
        <TextField {...off} name="email" type="email" label="Email" />
        <TextField {...off} name="phone" type="tel" label="Phone" />
      </FormGrid>
      <TextField {...off} name="website" type="url" label="Website" placeholder="https://" />
    </>
  );
}

/**
 * Dialog for adding or editing a client. The initial values are stored, so that saving detects changes by other users
 * (CL3).
 */
export function ClientFormDialog({
  client,
  ...ends
}: DialogControls & { readonly client?: Client | undefined }) {
  const [from] = useState(client && pickFormFields(client, editableClientFields));
  const adding = useCommand(createClient);
  const editing = useCommand(editClient);
  const { openClient } = useClientDrawer();
  return (
    <CommandDialog
      {...ends}
      title={client ? `Edit ${client.companyName}` : 'Add New Client'}
      label={client ? 'Edit client' : 'Add New Client'}
      schema={clientFormSchema}
      defaultValues={from ?? blank}
      draftKey={client ? `client.edit ${client.id}` : 'client.create'}
      submit={client ? 'Save changes' : 'Add client'}
      onSubmit={async (to, show) => {
        const result =
          client && from
            ? await editing.run({ id: client.id, from, to }, show)
            : await adding.run(to, show);
        if (result.status === 'done' && !client) openClient(result.output.id);
        return result;
      }}
    >
      {({ control }) => <ClientFields control={control} self={client?.id} />}
    </CommandDialog>
  );
}
