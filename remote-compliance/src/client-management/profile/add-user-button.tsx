import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, addUser } from 'shared-kernel/workspace';
import { useOpenDialog } from '../client-management.atoms';

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
