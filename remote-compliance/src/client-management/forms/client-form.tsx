import { useState } from 'react';
import {
  clientFormSchema,
  duplicateCompanyMessage,
  type ClientForm as Values,
  type ClientFormInput,
} from './client-form-schema';
import { isDuplicateCompany } from './duplicate-company';
import type { Client } from 'shared-kernel/domain/client';
import { Form, FormActions, showInvalidIn, useDraft, useValidatedForm } from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import { useCollection, type ShowInvalid } from 'shared-kernel/workspace';
import { ClientFields } from './client-fields';

interface ClientFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** What the form begins from. */
  readonly initial: ClientFormInput;
  /** The client that is edited, which may keep its own name. */
  readonly clientId?: string;
  readonly isPending: boolean;
  /** Saves what was typed and returns the client's id; nothing where it could not, and by `showInvalid` why. */
  readonly onSave: (values: Values, showInvalid: ShowInvalid) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

const none: readonly Client[] = [];

/** The form that adds or edits a client; the kernel's schema says what is wrong (CL3). */
export function ClientForm(props: ClientFormProps) {
  const { label, submitLabel, clientId, isPending, onSave, onCancel } = props;
  const [initial] = useState(props.initial);
  const { data: clients = none } = useCollection('clients');
  const form = useValidatedForm(clientFormSchema, { defaultValues: initial });
  const draft = useDraft(
    form,
    clientFormSchema,
    clientId === undefined ? 'client.create' : `client.edit ${clientId}`,
  );

  const save = async (values: Values) => {
    if (isDuplicateCompany(clients, values.companyName, clientId)) {
      const message = duplicateCompanyMessage;
      form.setError('companyName', { message }, { shouldFocus: true });
      return;
    }
    const id = await onSave(values, showInvalidIn(form));
    if (id !== undefined) draft.forget({ kind: 'clients', id });
  };

  return (
    <Form form={form} draft={draft} onSubmit={save} label={label}>
      <ClientFields control={form.control} />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  );
}
