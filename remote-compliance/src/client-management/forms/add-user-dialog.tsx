import type { Client } from 'shared-kernel/domain/client';
import { permissionsForRole } from '../permission';
import type { ClientUserForm } from './client-form-schema';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { addUser } from '../commands/edit-users';
import { UserForm } from './user-form';

interface AddUserDialogProps {
  readonly client: Client;
  readonly open: boolean;
  readonly onClose: () => void;
}

const blank: ClientUserForm = {
  name: '',
  role: '',
  email: '',
  status: 'active',
  permissions: permissionsForRole(''),
};

/** Adds a user to a client. */
export function AddUserDialog({ client, open, onClose }: AddUserDialogProps) {
  const { run, isPending } = useCommand(addUser);
  return (
    <FormDialog open={open} title={`Add User, ${client.companyName}`} onClose={onClose}>
      {({ leave }) => (
        <UserForm
          label="Add User"
          submitLabel="Add user"
          initial={blank}
          followsRole
          isPending={isPending}
          draftName={`client.addUser ${client.id}`}
          onCancel={leave}
          onSave={async (user) => {
            const { status } = await run({ clientId: client.id, user });
            if (status === 'failed') return false;
            onClose();
            return true;
          }}
        />
      )}
    </FormDialog>
  );
}
