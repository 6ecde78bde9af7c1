import { useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import type { ClientUser } from '../client-user';
import type { ClientUserForm } from './client-form-schema';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { editUser } from '../commands/edit-users';
import { UserForm } from './user-form';

interface EditUserDialogProps {
  readonly client: Client;
  readonly user: ClientUser;
  readonly open: boolean;
  readonly onClose: () => void;
}

const valuesOf = ({ name, role, email, status, permissions }: ClientUser): ClientUserForm => ({
  name,
  role,
  email,
  status,
  permissions,
});

/** Edits a user from what it was when the dialog opened. */
export function EditUserDialog({ client, user, open, onClose }: EditUserDialogProps) {
  const [from] = useState(() => valuesOf(user));
  const { run, isPending } = useCommand(editUser);
  return (
    <FormDialog open={open} title={`Edit ${user.name}`} onClose={onClose}>
      {({ leave }) => (
        <UserForm
          label="Edit user"
          submitLabel="Save changes"
          initial={from}
          followsRole={false}
          isPending={isPending}
          draftName={`client.editUser ${client.id} ${user.id}`}
          onCancel={leave}
          onSave={async (to) => {
            const { status } = await run({ clientId: client.id, userId: user.id, from, to });
            if (status === 'failed') return false;
            onClose();
            return true;
          }}
        />
      )}
    </FormDialog>
  );
}
