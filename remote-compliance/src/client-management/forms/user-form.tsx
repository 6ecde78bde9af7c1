import { useEffect, useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import {
  Form,
  FormGrid,
  SelectField,
  TextField,
  useDraft,
  useValidatedForm,
  useWatch,
} from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import type { DialogEnds } from '../../records/reason-form';
import { SubmitActions } from '../../records/submit-actions';
import { clientUserStatuses, type ClientUser } from '../client-user';
import { addUser, editUser } from '../commands/edit-users';
import { permissions, permissionsForRole } from '../permission';
import { permissionLabel } from '../profile/permission-texts';
import { clientUserStatusView } from '../profile/user-status-view';
import { clientUserFormSchema, type ClientUserForm as Values } from './client-form-schema';

interface UserFormProps {
  readonly client: Client;
  /** The user that is edited; a new one without. */
  readonly user: ClientUser | undefined;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

const blank: Values = {
  name: '',
  role: '',
  email: '',
  status: 'active',
  permissions: permissionsForRole(''),
};

const valuesOf = ({ name, role, email, status, permissions: held }: ClientUser): Values => ({
  name,
  role,
  email,
  status,
  permissions: held,
});

const statusOptions = clientUserStatuses.map((value) => ({
  value,
  label: clientUserStatusView[value].label,
}));
const permissionOptions = permissions.map((value) => ({ value, label: permissionLabel[value] }));

const named = (role: string) =>
  permissionsForRole(role)
    .map((permission) => permissionLabel[permission])
    .join(', ');

/** The form, in which a new user's permissions follow the role until they are chosen by hand. */
function useUserForm({ client, user }: UserFormProps) {
  const [from] = useState(() => user && valuesOf(user));
  const form = useValidatedForm(clientUserFormSchema, { defaultValues: from ?? blank });
  const draft = useDraft(
    form,
    clientUserFormSchema,
    user ? `client.editUser ${client.id} ${user.id}` : `client.addUser ${client.id}`,
  );
  const { control, formState, setValue } = form;
  const role = useWatch({ control, name: 'role' });
  const isFollowing = !user && formState.dirtyFields.permissions === undefined;
  useEffect(() => {
    if (isFollowing) setValue('permissions', permissionsForRole(role));
  }, [isFollowing, role, setValue]);
  return { form, draft, from, role };
}

/** The form that adds or edits a client's user (CL4, G10). */
function UserForm(props: UserFormProps) {
  const { client, user, onCancel, onClose } = props;
  const { form, draft, from, role } = useUserForm(props);
  const adding = useCommand(addUser);
  const editing = useCommand(editUser);
  const { control } = form;

  const save = async (to: Values) => {
    const { status } =
      user && from
        ? await editing.run({ clientId: client.id, userId: user.id, from, to })
        : await adding.run({ clientId: client.id, user: to });
    if (status === 'failed') return;
    onClose();
    draft.forget();
  };

  const off = { control, autoComplete: 'off', required: true } as const;
  return (
    <Form form={form} draft={draft} onSubmit={save} label={user ? 'Edit user' : 'Add User'}>
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
        hint={`This role usually has ${named(role)}.`}
        multiple
        required
      />
      <SubmitActions
        label={user ? 'Save changes' : 'Add user'}
        isPending={adding.isPending || editing.isPending}
        onCancel={onCancel}
      />
    </Form>
  );
}

/** Adds a user to a client, or edits one from what it was when the dialog opened. */
export const UserFormDialog = ({
  client,
  user,
  open,
  onClose,
}: DialogEnds & Pick<UserFormProps, 'client'> & { readonly user?: ClientUser }) => (
  <FormDialog
    open={open}
    title={user ? `Edit ${user.name}` : `Add User, ${client.companyName}`}
    onClose={onClose}
  >
    {({ leave }) => <UserForm client={client} user={user} onCancel={leave} onClose={onClose} />}
  </FormDialog>
);
