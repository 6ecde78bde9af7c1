import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpenDialog } from '../client-management.atoms';
import { addUser } from '../commands/edit-users';

interface AddUserButtonProps {
  readonly clientId: string;
}

export function AddUserButton({ clientId }: AddUserButtonProps) {
  const openDialog = useOpenDialog();
  return (
    <CommandButton
      size="small"
      icon={<Icon name="plus" />}
      availability={useAvailability(addUser)}
      onPress={() => openDialog({ kind: 'add-user', clientId })}
    >
      Add User
    </CommandButton>
  );
}
