import { useAsked } from 'shared-kernel/shell';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { creationTerms } from '../commands/terms';
import { useOpening } from '../late-dialogs';

/** Opens the create dialog. */
export function CreateContractButton() {
  const opening = useOpening();
  const availability = useAvailability(creationTerms);
  const open = opening({ kind: 'create' });
  useAsked('create-contract', () => {
    if (availability.state === 'available') open.onPress();
  });
  return (
    <CommandButton type="primary" icon={<Icon name="plus" />} availability={availability} {...open}>
      Create Contract
    </CommandButton>
  );
}
