import type { ComponentProps } from 'react';
import { getContractChangeError, type Contract } from 'shared-kernel/domain/contract';
import type { ActionMenu } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { getContractOwnership } from '../commands/ownerships';
import { useDialogOpener } from '../lazy-dialogs';
import { useAmendContract } from './amend-button';
import { contractTerms } from '../commands/terms';

export type MenuItem = ComponentProps<typeof ActionMenu>['items'][number];

/** Returns the menu items Edit and Amend. Edit is disabled, with a reason, once the contract has a signature. */
export function useEditMenuItems(contract: Contract): readonly MenuItem[] {
  const opening = useDialogOpener();
  const edit = useAvailability(contractTerms.editContract, getContractOwnership(contract));
  const { availability, amend } = useAmendContract(contract);
  const refusal = getContractChangeError(contract);
  if (edit.state !== 'available') return [];
  const { onPress } = opening({ kind: 'edit', contractId: contract.id });
  return [
    ...(refusal !== undefined && availability.state === 'available'
      ? [
          {
            key: 'amend',
            label: 'Amend',
            icon: 'plus' as const,
            isPending: availability.isPending,
            onSelect: amend,
          },
        ]
      : []),
    { key: 'edit', label: 'Edit', icon: 'edit', refusal, onSelect: onPress },
  ];
}
