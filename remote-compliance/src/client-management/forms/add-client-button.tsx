import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpening } from '../late-dialogs';
import { changeTerms } from '../../records/change-terms';

export function AddClientButton() {
  const opening = useOpening();
  return (
    <CommandButton
      type="primary"
      icon={<Icon name="plus" />}
      availability={useAvailability(changeTerms)}
      {...opening({ kind: 'add-client' })}
    >
      Add New Client
    </CommandButton>
  );
}
