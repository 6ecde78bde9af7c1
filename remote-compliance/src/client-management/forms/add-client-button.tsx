import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpenDialog } from '../client-management.atoms';

export function AddClientButton() {
  const openDialog = useOpenDialog();
  return (
    <CommandButton
      type="primary"
      icon={<Icon name="plus" />}
      availability={useAvailability('client.create')}
      onPress={() => openDialog({ kind: 'add-client' })}
    >
      Add New Client
    </CommandButton>
  );
}
