import { useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import {
  DateField,
  FormGrid,
  NumberField,
  SelectField,
  TextField,
  useWatch,
  type Control,
  CommandDialog,
} from 'shared-kernel/form';
import type { DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import {
  toOwnerForm,
  ownerFormSchema,
  ownerKindSchema,
  type BeneficialOwner,
  type OwnerForm,
} from './owner-form-schema';
import type * as v from 'valibot';
import { addBeneficialOwner, editBeneficialOwner } from './commands/edit-owners';

const blank = {
  name: '',
  kind: 'person',
  share: '',
  through: '',
  birthDate: '',
  country: '',
} as const;

const kindLabel = { person: 'Person', company: 'Company' } as const;
const kindOptions = ownerKindSchema.options.map((value) => ({ value, label: kindLabel[value] }));

const ownedOptions = ({ companyName, owners = [] }: Client, owner: BeneficialOwner | undefined) => [
  { value: '', label: companyName },
  ...owners
    .filter(({ id, kind }) => kind === 'company' && id !== owner?.id)
    .map(({ id, name }) => ({ value: id, label: name })),
];

interface OwnerFieldsProps {
  readonly control: Control<v.InferInput<typeof ownerFormSchema>, unknown, OwnerForm>;
  readonly owned: ReturnType<typeof ownedOptions>;
}

function OwnerFields({ control, owned }: OwnerFieldsProps) {
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
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
        <SelectField name="through" control={control} label="Holds shares in" options={owned} />
        <TextField name="country" control={control} label="Country" autoComplete="off" />
      </FormGrid>
      {kind === 'person' && <DateField name="birthDate" control={control} label="Birth date" />}
    </>
  );
}

interface OwnerFormDialogProps extends DialogControls {
  readonly client: Client;
  /** The owner to edit. `undefined` means a new owner. */
  readonly owner?: BeneficialOwner;
}

/**
 * Dialog for adding or editing an owner of a client. The initial values are stored, so that saving detects changes by
 * other users.
 */
export function OwnerFormDialog({ client, owner, ...ends }: OwnerFormDialogProps) {
  const clientId = client.id;
  const [from] = useState(() => owner && toOwnerForm(owner));
  const adding = useCommand(addBeneficialOwner);
  const editing = useCommand(editBeneficialOwner);
  return (
    <CommandDialog
      {...ends}
      title={owner ? `Edit ${owner.name}` : `Add owner, ${client.companyName}`}
      label={owner ? 'Edit owner' : 'Add owner'}
      schema={ownerFormSchema}
      defaultValues={from ?? blank}
      draftKey={owner ? `client.editOwner ${clientId} ${owner.id}` : `client.addOwner ${clientId}`}
      submit={owner ? 'Save changes' : 'Add owner'}
      fallbackField="share"
      onSubmit={(to, show) =>
        owner && from
          ? editing.run({ clientId, ownerId: owner.id, from, to }, show)
          : adding.run({ clientId, owner: to }, show)
      }
    >
      {({ control }) => <OwnerFields control={control} owned={ownedOptions(client, owner)} />}
    </CommandDialog>
  );
}
