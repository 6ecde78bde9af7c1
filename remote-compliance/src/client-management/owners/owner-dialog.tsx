import { useState } from 'react';
import type { BeneficialOwner, Client } from 'shared-kernel/domain/client';
import { FormDialog } from 'shared-kernel/records';
import { useCommand, type ShowInvalid } from 'shared-kernel/workspace';
import { addOwner, editOwner } from './commands/edit-owners';
import { formOfOwner, type OwnerForm as Values } from './owner-form-schema';
import { OwnerForm } from './owner-form';

interface OwnerDialogProps {
  readonly client: Client;
  /** The owner that is edited; a new one without. */
  readonly owner?: BeneficialOwner;
  readonly open: boolean;
  readonly onClose: () => void;
}

const blank = {
  name: '',
  kind: 'person',
  share: '',
  through: '',
  birthDate: '',
  country: '',
} as const;

/** Adds an owner to a client, or edits one from what it was when the dialog opened. */
export function OwnerDialog({ client, owner, open, onClose }: OwnerDialogProps) {
  const [from] = useState(() => owner && formOfOwner(owner));
  const adding = useCommand(addOwner);
  const editing = useCommand(editOwner);
  const clientId = client.id;
  const title = owner ? `Edit ${owner.name}` : `Add Owner, ${client.companyName}`;

  const save = (to: Values, showInvalid: ShowInvalid) =>
    owner && from
      ? editing.run({ clientId, ownerId: owner.id, from, to }, showInvalid)
      : adding.run({ clientId, owner: to }, showInvalid);

  return (
    <FormDialog open={open} title={title} onClose={onClose}>
      {({ leave }) => (
        <OwnerForm
          label={owner ? 'Edit owner' : 'Add owner'}
          submitLabel={owner ? 'Save changes' : 'Add owner'}
          initial={from ?? blank}
          companies={(client.owners ?? []).filter(
            ({ id, kind }) => kind === 'company' && id !== owner?.id,
          )}
          clientName={client.companyName}
          isPending={adding.isPending || editing.isPending}
          draftName={
            owner ? `client.editOwner ${clientId} ${owner.id}` : `client.addOwner ${clientId}`
          }
          onCancel={leave}
          onSave={async (values, showInvalid) => {
            const { status } = await save(values, showInvalid);
            if (status === 'failed') return false;
            onClose();
            return true;
          }}
        />
      )}
    </FormDialog>
  );
}
