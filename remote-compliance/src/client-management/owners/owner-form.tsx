import { useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import {
  DateField,
  Form,
  FormGrid,
  NumberField,
  SelectField,
  showInvalidIn,
  TextField,
  useDraft,
  useValidatedForm,
  useWatch,
} from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { ownerKindSchema, type BeneficialOwner } from './beneficial-owner';
import type { DialogEnds } from '../../records/reason-form';
import { SubmitActions } from '../../records/submit-actions';
import { addOwner, editOwner } from './commands/edit-owners';
import {
  formOfOwner,
  ownerFormSchema,
  type OwnerForm as Values,
  type OwnerFormInput,
} from './owner-form-schema';

interface OwnerFormProps {
  readonly client: Client;
  /** The owner that is edited; a new one without. */
  readonly owner: BeneficialOwner | undefined;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

const blank: OwnerFormInput = {
  name: '',
  kind: 'person',
  share: '',
  through: '',
  birthDate: '',
  country: '',
};

const kindLabel = { person: 'Person', company: 'Company' } as const;
const kindOptions = ownerKindSchema.options.map((value) => ({ value, label: kindLabel[value] }));

/** The client, and the companies among its owners that the owner may hold a share of. */
const ownedOptions = ({ companyName, owners = [] }: Client, owner: BeneficialOwner | undefined) => [
  { value: '', label: companyName },
  ...owners
    .filter(({ id, kind }) => kind === 'company' && id !== owner?.id)
    .map(({ id, name }) => ({ value: id, label: name })),
];

/** Saves what was typed as a new owner, or as what becomes of one. */
function useSaving({ client: { id: clientId }, owner, onClose }: OwnerFormProps) {
  const [from] = useState(() => owner && formOfOwner(owner));
  const adding = useCommand(addOwner);
  const editing = useCommand(editOwner);
  const form = useValidatedForm(ownerFormSchema, { defaultValues: from ?? blank });
  const name = owner ? `client.editOwner ${clientId} ${owner.id}` : `client.addOwner ${clientId}`;
  const draft = useDraft(form, ownerFormSchema, name);
  const save = async (to: Values) => {
    const show = showInvalidIn(form, 'share');
    const { status } =
      owner && from
        ? await editing.run({ clientId, ownerId: owner.id, from, to }, show)
        : await adding.run({ clientId, owner: to }, show);
    if (status === 'failed') return;
    onClose();
    draft.forget();
  };
  return { form, draft, save, isPending: adding.isPending || editing.isPending };
}

/** The form that adds or edits an owner. */
function OwnerForm(props: OwnerFormProps) {
  const { client, owner, onCancel } = props;
  const { form, draft, save, isPending } = useSaving(props);
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <Form form={form} draft={draft} label={owner ? 'Edit owner' : 'Add owner'} onSubmit={save}>
      <TextField name="name" control={control} label="Name" autoComplete="off" required autoFocus />
      <FormGrid>
        <SelectField name="kind" control={control} label="Kind" options={kindOptions} />
        <NumberField
          name="share"
          control={control}
          label="Share"
          suffix="%"
          min={0}
          max={100}
          required
        />
        <SelectField
          name="through"
          control={control}
          label="Share of"
          options={ownedOptions(client, owner)}
        />
        <TextField name="country" control={control} label="Country" autoComplete="off" />
      </FormGrid>
      {kind === 'person' && <DateField name="birthDate" control={control} label="Birth date" />}
      <SubmitActions
        label={owner ? 'Save changes' : 'Add owner'}
        isPending={isPending}
        onCancel={onCancel}
      />
    </Form>
  );
}

/** Adds an owner to a client, or edits one from what it was when the dialog opened. */
export const OwnerFormDialog = ({
  client,
  owner,
  open,
  onClose,
}: DialogEnds & Pick<OwnerFormProps, 'client'> & { readonly owner?: BeneficialOwner }) => (
  <FormDialog
    open={open}
    title={owner ? `Edit ${owner.name}` : `Add owner, ${client.companyName}`}
    onClose={onClose}
  >
    {({ leave }) => <OwnerForm client={client} owner={owner} onCancel={leave} onClose={onClose} />}
  </FormDialog>
);
