import type { ComponentProps } from 'react';
import { getContractChangeError, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { getContractOwnership } from '../commands/ownerships';
import { useDialogOpener } from '../lazy-dialogs';
import { contractTerms } from '../commands/terms';

interface EditButtonProps extends Pick<
  ComponentProps<typeof CommandButton>,
  'size' | 'icon' | 'type'
> {
  readonly contract: Contract;
  readonly isIconOnly?: boolean;
}

export function EditButton({ contract, isIconOnly = false, ...button }: EditButtonProps) {
  const opening = useDialogOpener();
  return (
    <CommandButton
      {...button}
      availability={useAvailability(contractTerms.editContract, getContractOwnership(contract))}
      refusal={getContractChangeError(contract)}
      {...(isIconOnly && { 'aria-label': 'Edit', tip: 'Edit' })}
      {...opening({ kind: 'edit', contractId: contract.id })}
    >
      {isIconOnly ? null : 'Edit'}
    </CommandButton>
  );
}
