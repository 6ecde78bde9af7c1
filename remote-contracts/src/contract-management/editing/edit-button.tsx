import { type ComponentProps } from 'react';
import { type Contract } from 'shared-kernel/domain/contract';
import { CommandButton } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { editContract } from '../commands/edit-contract';
import { useOpenDialog } from '../contract-management.atoms';

interface EditButtonProps extends Pick<ComponentProps<typeof CommandButton>, 'size' | 'icon'> {
  readonly contract: Contract;
}

/** Opens the edit dialog. */
export function EditButton({ contract, ...button }: EditButtonProps) {
  const openDialog = useOpenDialog();
  return (
    <CommandButton
      {...button}
      availability={useAvailability(editContract)}
      onPress={() => openDialog({ kind: 'edit', contractId: contract.id })}
    >
      Edit
    </CommandButton>
  );
}
