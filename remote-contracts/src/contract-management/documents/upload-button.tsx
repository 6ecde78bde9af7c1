import { changeRefusal, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { belongingOf, documentTerms } from '../commands/terms';
import { useOpening } from '../late-dialogs';

interface UploadButtonProps {
  readonly contract: Contract;
}

/** Opens the upload dialog. */
export function UploadButton({ contract }: UploadButtonProps) {
  const opening = useOpening();
  return (
    <CommandButton
      size="small"
      icon={<Icon name="upload" />}
      availability={useAvailability(documentTerms, belongingOf(contract))}
      refusal={changeRefusal(contract)}
      {...opening({ kind: 'upload', contractId: contract.id })}
    >
      Upload
    </CommandButton>
  );
}
