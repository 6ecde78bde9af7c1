import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpening } from '../late-dialogs';
import { clientTerms } from '../../records/change-terms';

interface AddUserButtonProps {
  readonly clientId: string;
}

export function AddUserButton({ clientId }: AddUserButtonProps) {
  const opening = useOpening();
  return (
    <CommandButton
      size="small"
      icon={<Icon name="plus" />}
      availability={useAvailability(clientTerms)}
      {...opening({ kind: 'add-user', clientId })}
    >
      Add User
    </CommandButton>
  );
}
