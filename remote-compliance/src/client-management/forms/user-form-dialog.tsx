import { useEffect, useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import {
  FormGrid,
  SelectField,
  TextField,
  useWatch,
  type useValidatedForm,
  CommandDialog,
} from 'shared-kernel/form';
import type { DialogControls } from 'shared-kernel/ui';
import { pickFormFields, useCommand } from 'shared-kernel/workspace';
import { clientUserStatuses, clientUserStatusDisplay, type ClientUser } from '../client-user';
import { addClientUser, editClientUser, editableUserFields } from '../commands/edit-users';
import { permissionLabel, permissions, getDefaultPermissions } from '../permission';
import { clientUserFormSchema, type ClientUserForm as Values } from '../client-form-schema';

const blank: Values = {
  name: '',
  role: '',
  email: '',
  status: 'active',
  permissions: getDefaultPermissions(''),
};

const statusOptions = clientUserStatuses.map((value) => ({
  value,
  label: clientUserStatusDisplay[value].label,
}));
const permissionOptions = permissions.map((value) => ({ value, label: permissionLabel[value] }));

const named = (role: string) =>
  getDefaultPermissions(role)
    .map((permission) => permissionLabel[permission])
    .join(', ');

interface UserFieldsProps {
  readonly form: ReturnType<typeof useValidatedForm<Values, Values>>;
  readonly isNew: boolean;
}

/** Form fields of a user. For a new user, the role sets the permissions until they are changed manually (G10). */
function UserFields({ form: { control, formState, setValue }, isNew }: UserFieldsProps) {
  const role = useWatch({ control, name: 'role' });
  const isFollowing = isNew && formState.dirtyFields.permissions === undefined;
  useEffect(() => {
    if (isFollowing) setValue('permissions', getDefaultPermissions(role));
  }, [isFollowing, role, setValue]);
  const off = { control, autoComplete: 'off', required: true } as const;
  return (
    <>
      <TextField {...off} name="name" label="Name" autoFocus />
      <FormGrid>
        <TextField {...off} name="role" label="Role" />
        <SelectField name="status" control={control} label="Status" options={statusOptions} />
      </FormGrid>
      <TextField {...off} name="email" type="email" label="Email" />
      <SelectField
        name="permissions"
        control={control}
        label="Permissions"
        options={permissionOptions}
        hint={`Default permissions for this role: ${named(role)}.`}
        multiple
        required
      />
    </>
  );
}

interface UserFormDialogProps extends DialogControls {
  readonly client: Client;
  readonly user?: ClientUser;
}

/**
 * Dialog for adding or editing a user. The initial values are stored, so that saving detects changes by other users
 * (CL4).
 */
export function UserFormDialog({ client, user, ...ends }: UserFormDialogProps) {
  const clientId = client.id;
  const [from] = useState(user && pickFormFields(user, editableUserFields));
  const adding = useCommand(addClientUser);
  const editing = useCommand(editClientUser);
  return (
    <CommandDialog
      {...ends}
      title={user ? `Edit ${user.name}` : `Add User, ${client.companyName}`}
      label={user ? 'Edit user' : 'Add User'}
      schema={clientUserFormSchema}
      defaultValues={from ?? blank}
      draftKey={user ? `client.editUser ${clientId} ${user.id}` : `client.addUser ${clientId}`}
      submit={user ? 'Save changes' : 'Add user'}
      onSubmit={(to) =>
        user && from
          ? editing.run({ clientId, userId: user.id, from, to })
          : adding.run({ clientId, user: to })
      }
    >
      {(form) => <UserFields form={form} isNew={!user} />}
    </CommandDialog>
  );
}
