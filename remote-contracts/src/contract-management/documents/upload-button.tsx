import { type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { attachContractDocument } from '../commands/attach-document';
import { useOpenDialog } from '../contract-management.atoms';

interface UploadButtonProps {
  readonly contract: Contract;
}

/** Opens the upload dialog. */
export function UploadButton({ contract }: UploadButtonProps) {
  const openDialog = useOpenDialog();
  return (
    <CommandButton
      size="small"
      icon={<Icon name="upload" />}
      availability={useAvailability(attachContractDocument)}
      onPress={() => openDialog({ kind: 'upload', contractId: contract.id })}
    >
      Upload
    </CommandButton>
  );
}
