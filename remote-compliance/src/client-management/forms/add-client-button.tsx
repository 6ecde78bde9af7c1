import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpenDialog } from '../client-management.atoms';
import { createClient } from '../commands/create-client';

export function AddClientButton() {
  const openDialog = useOpenDialog();
  return (
    <CommandButton
      type="primary"
      icon={<Icon name="plus" />}
      availability={useAvailability(createClient)}
      onPress={() => openDialog({ kind: 'add-client' })}
    >
      Add New Client
    </CommandButton>
  );
}
