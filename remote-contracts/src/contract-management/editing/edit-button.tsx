import type { ComponentProps } from 'react';
import { contractChangeRefusal, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { ownershipOf } from '../commands/ownerships';
import { useOpening } from '../lazy-dialogs';
import { contractTerms } from '../commands/terms';

interface EditButtonProps extends Pick<
  ComponentProps<typeof CommandButton>,
  'size' | 'icon' | 'type'
> {
  readonly contract: Contract;
  readonly isIconOnly?: boolean;
}

export function EditButton({ contract, isIconOnly = false, ...button }: EditButtonProps) {
  const opening = useOpening();
  return (
    <CommandButton
      {...button}
      availability={useAvailability(contractTerms.editContract, ownershipOf(contract))}
      refusal={contractChangeRefusal(contract)}
      {...(isIconOnly && { 'aria-label': 'Edit', tip: 'Edit' })}
      {...opening({ kind: 'edit', contractId: contract.id })}
    >
      {isIconOnly ? null : 'Edit'}
    </CommandButton>
  );
}
