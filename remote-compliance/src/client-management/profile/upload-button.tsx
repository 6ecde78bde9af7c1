import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useOpenDialog } from '../client-management.atoms';
import { attachClientDocument } from '../commands/attach-document';

interface UploadButtonProps {
  readonly clientId: string;
}

export function UploadButton({ clientId }: UploadButtonProps) {
  const openDialog = useOpenDialog();
  return (
    <CommandButton
      size="small"
      icon={<Icon name="upload" />}
      availability={useAvailability(attachClientDocument)}
      onPress={() => openDialog({ kind: 'upload-document', clientId })}
    >
      Upload
    </CommandButton>
  );
}
