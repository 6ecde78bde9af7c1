import { useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import {
  Form,
  FormGrid,
  showInvalidIn,
  TextField,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import { useCollection, useCommand, type ShowInvalid } from 'shared-kernel/workspace';
import type { DialogEnds } from '../../records/reason-form';
import { SubmitActions } from '../../records/submit-actions';
import { createClient } from '../commands/create-client';
import { editClient } from '../commands/edit-client';
import { useOpenClient } from '../use-open-client';
import {
  clientFormSchema,
  duplicateCompanyMessage,
  type ClientForm as Values,
  type ClientFormInput,
} from './client-form-schema';
import { isDuplicateCompany } from './duplicate-company';

const blank: ClientFormInput = {
  companyName: '',
  contactPerson: '',
  email: '',
  phone: '',
  website: '',
  industry: '',
};

const none: readonly Client[] = [];

/** Saves a form as a new client, or as what becomes of one, and returns the client's id; nothing where it could not. */
function useSaving(client: Client | undefined, from: Values | undefined, onClose: () => void) {
  const adding = useCommand(createClient);
  const editing = useCommand(editClient);
  const { openClient } = useOpenClient();
  const save = async (to: Values, showInvalid: ShowInvalid) => {
    const result =
      client && from
        ? await editing.run({ id: client.id, from, to }, showInvalid)
        : await adding.run(to, showInvalid);
    if (result.status === 'failed') return undefined;
    onClose();
    if (client) return client.id;
    if (result.status === 'inert') return undefined;
    openClient(result.output.id);
    return result.output.id;
  };
  return { save, isPending: adding.isPending || editing.isPending };
}

interface ClientFormProps {
  readonly client: Client | undefined;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** What one states about a client; the kernel's schema says what is wrong (CL3). */
function ClientForm({ client, onCancel, onClose }: ClientFormProps) {
  const [from] = useState(client);
  const { data: clients = none } = useCollection('clients');
  const form = useValidatedForm(clientFormSchema, { defaultValues: from ? valuesOf(from) : blank });
  const draft = useDraft(form, clientFormSchema, from ? `client.edit ${from.id}` : 'client.create');
  const { save, isPending } = useSaving(client, from && valuesOf(from), onClose);
  const { control } = form;

  const submit = async (values: Values) => {
    if (isDuplicateCompany(clients, values.companyName, client?.id)) {
      form.setError('companyName', { message: duplicateCompanyMessage }, { shouldFocus: true });
      return;
    }
    const id = await save(values, showInvalidIn(form));
    if (id !== undefined) draft.forget({ kind: 'clients', id });
  };

  const off = { control, autoComplete: 'off' } as const;
  return (
    <Form
      form={form}
      draft={draft}
      onSubmit={submit}
      label={client ? 'Edit client' : 'Add New Client'}
    >
      <TextField
        name="companyName"
        control={control}
        label="Company"
        autoComplete="organization"
        required
        autoFocus
      />
      <FormGrid>
        <TextField {...off} name="contactPerson" label="Contact person" required />
        <TextField {...off} name="industry" label="Industry" />
        <TextField {...off} name="email" type="email" label="Email" />
        <TextField {...off} name="phone" type="tel" label="Phone" />
      </FormGrid>
      <TextField {...off} name="website" type="url" label="Website" placeholder="https://" />
      <SubmitActions
        label={client ? 'Save changes' : 'Add client'}
        isPending={isPending}
        onCancel={onCancel}
      />
    </Form>
  );
}

const valuesOf = (client: Client): Values => ({
  companyName: client.companyName,
  contactPerson: client.contactPerson,
  email: client.email,
  phone: client.phone,
  website: client.website,
  industry: client.industry,
});

/** Adds a client and opens its profile, or edits one from what it was when the dialog opened. */
export const ClientFormDialog = ({
  client,
  open,
  onClose,
}: DialogEnds & { readonly client?: Client }) => (
  <FormDialog
    open={open}
    title={client ? `Edit ${client.companyName}` : 'Add New Client'}
    onClose={onClose}
  >
    {({ leave }) => <ClientForm client={client} onCancel={leave} onClose={onClose} />}
  </FormDialog>
);
