import { useAsked } from 'shared-kernel/shell';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpening } from '../late-dialogs';
import { clientTerms } from '../../records/change-terms';

export function AddClientButton() {
  const opening = useOpening();
  const availability = useAvailability(clientTerms);
  const open = opening({ kind: 'add-client' });
  useAsked('add-client', () => {
    if (availability.state === 'available') open.onPress();
  });
  return (
    <CommandButton type="primary" icon={<Icon name="plus" />} availability={availability} {...open}>
      Add New Client
    </CommandButton>
  );
}
