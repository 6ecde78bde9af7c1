import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { creationTerms } from '../commands/terms';
import { useOpening } from '../late-dialogs';

/** Opens the create dialog. */
export function CreateContractButton() {
  const opening = useOpening();
  return (
    <CommandButton
      type="primary"
      icon={<Icon name="plus" />}
      availability={useAvailability(creationTerms)}
      {...opening({ kind: 'create' })}
    >
      Create Contract
    </CommandButton>
  );
}
