import type { Client } from 'shared-kernel/domain/client';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpening } from '../late-dialogs';
import { belongingOf, documentTerms } from '../../records/change-terms';

interface UploadButtonProps {
  readonly client: Pick<Client, 'id' | 'companyName'>;
}

export function UploadButton({ client }: UploadButtonProps) {
  const opening = useOpening();
  return (
    <CommandButton
      size="small"
      icon={<Icon name="upload" />}
      availability={useAvailability(documentTerms, belongingOf(client))}
      {...opening({ kind: 'upload-document', clientId: client.id })}
    >
      Upload
    </CommandButton>
  );
}
