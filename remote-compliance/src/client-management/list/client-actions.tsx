import type { Client } from 'shared-kernel/domain/client';
import { Button, CommandButton } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpening } from '../late-dialogs';
import { clientTerms } from '../../records/change-terms';
import { useOpenClient } from '../use-open-client';

interface ClientActionsProps {
  readonly client: Pick<Client, 'id' | 'companyName'>;
}

export function ClientActions({ client: { id, companyName } }: ClientActionsProps) {
  const { openClient } = useOpenClient();
  const opening = useOpening();
  return (
    <>
      <Button aria-label={`View profile of ${companyName}`} onClick={() => openClient(id)}>
        View Profile
      </Button>
      <CommandButton
        type="text"
        aria-label={`Edit ${companyName}`}
        availability={useAvailability(clientTerms)}
        {...opening({ kind: 'edit-client', clientId: id })}
      >
        Edit
      </CommandButton>
    </>
  );
}
