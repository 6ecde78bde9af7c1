import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpening } from '../late-dialogs';
import { changeTerms } from '../../records/change-terms';

interface UploadButtonProps {
  readonly clientId: string;
}

export function UploadButton({ clientId }: UploadButtonProps) {
  const opening = useOpening();
  return (
    <CommandButton
      size="small"
      icon={<Icon name="upload" />}
      availability={useAvailability(changeTerms)}
      {...opening({ kind: 'upload-document', clientId })}
    >
      Upload
    </CommandButton>
  );
}
