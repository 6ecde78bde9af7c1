import type { ClientUser } from '../client-user';
import { CommandButton } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpening } from '../late-dialogs';
import { clientTerms } from '../../records/change-terms';

interface EditUserButtonProps {
  readonly clientId: string;
  readonly user: Pick<ClientUser, 'id' | 'name'>;
}

export function EditUserButton({ clientId, user: { id, name } }: EditUserButtonProps) {
  const opening = useOpening();
  return (
    <CommandButton
      size="small"
      aria-label={`Edit ${name}`}
      availability={useAvailability(clientTerms)}
      {...opening({ kind: 'edit-user', clientId, userId: id })}
    >
      Edit
    </CommandButton>
  );
}
