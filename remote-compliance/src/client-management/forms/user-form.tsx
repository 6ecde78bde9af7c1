import { useEffect, useState } from 'react';
import { clientUserFormSchema, type ClientUserForm as Values } from './client-form-schema';
import { clientUserStatuses } from '../client-user';
import { permissions, permissionsForRole } from '../permission';
import { clientUserStatusView } from '../profile/user-status-view';
import { permissionLabel } from '../profile/permission-texts';
import {
  Form,
  FormActions,
  FormGrid,
  SelectField,
  TextField,
  useDraft,
  useValidatedForm,
  useWatch,
} from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';

interface UserFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly initial: Values;
  /** Whether the permissions follow the role until they are chosen by hand. */
  readonly followsRole: boolean;
  readonly isPending: boolean;
  /** Says the command and the records; see `useDraft`. */
  readonly draftName: string;
  /** Saves what was typed; says whether it could. */
  readonly onSave: (values: Values) => Promise<boolean>;
  readonly onCancel: () => void;
}

const statusOptions = clientUserStatuses.map((value) => ({
  value,
  label: clientUserStatusView[value].label,
}));
const permissionOptions = permissions.map((value) => ({ value, label: permissionLabel[value] }));

const named = (role: string) =>
  permissionsForRole(role)
    .map((permission) => permissionLabel[permission])
    .join(', ');

/** The form that adds or edits a client's user (CL4, G10). */
export function UserForm(props: UserFormProps) {
  const { label, submitLabel, followsRole, isPending, draftName, onSave, onCancel } = props;
  const [initial] = useState(props.initial);
  const form = useValidatedForm(clientUserFormSchema, { defaultValues: initial });
  const draft = useDraft(form, clientUserFormSchema, draftName);
  const { control, formState, setValue } = form;
  const { dirtyFields } = formState;
  const role = useWatch({ control, name: 'role' });
  const isChosen = dirtyFields.permissions !== undefined;
  useEffect(() => {
    if (followsRole && !isChosen) setValue('permissions', permissionsForRole(role));
  }, [followsRole, isChosen, role, setValue]);

  const save = async (values: Values) => {
    if (await onSave(values)) draft.forget();
  };

  return (
    <Form form={form} draft={draft} onSubmit={save} label={label}>
      <TextField name="name" control={control} label="Name" autoComplete="off" required autoFocus />
      <FormGrid>
        <TextField name="role" control={control} label="Role" autoComplete="off" required />
        <SelectField name="status" control={control} label="Status" options={statusOptions} />
      </FormGrid>
      <TextField
        name="email"
        type="email"
        control={control}
        label="Email"
        autoComplete="off"
        required
      />
      <SelectField
        name="permissions"
        control={control}
        label="Permissions"
        options={permissionOptions}
        hint={`This role usually has ${named(role)}.`}
        multiple
        required
      />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  );
}
