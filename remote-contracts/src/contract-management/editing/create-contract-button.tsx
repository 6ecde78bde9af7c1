import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { createContract } from '../commands/create-contract';
import { useOpenDialog } from '../contract-management.atoms';

/** Opens the create dialog. */
export function CreateContractButton() {
  const openDialog = useOpenDialog();
  return (
    <CommandButton
      type="primary"
      icon={<Icon name="plus" />}
      availability={useAvailability(createContract)}
      onPress={() => openDialog({ kind: 'create' })}
    >
      Create Contract
    </CommandButton>
  );
}
