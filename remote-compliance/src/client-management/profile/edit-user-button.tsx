import { type ClientUser } from '../client-user';
import { CommandButton } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpenDialog } from '../client-management.atoms';
import { editUser } from '../commands/edit-users';

interface EditUserButtonProps {
  readonly clientId: string;
  readonly user: Pick<ClientUser, 'id' | 'name'>;
}

export function EditUserButton({ clientId, user: { id, name } }: EditUserButtonProps) {
  const openDialog = useOpenDialog();
  return (
    <CommandButton
      size="small"
      aria-label={`Edit ${name}`}
      availability={useAvailability(editUser)}
      onPress={() => openDialog({ kind: 'edit-user', clientId, userId: id })}
    >
      Edit
    </CommandButton>
  );
}
