import type { ComponentProps } from 'react';
import { contractChangeRefusal, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { ownershipOf } from '../commands/ownerships';
import { correctionRefusal } from '../rules/correction';
import { canNameSignatories, signatoriesLabel } from '../rules/naming';
import { contractTerms } from '../commands/terms';

interface CorrectButtonProps extends Pick<
  ComponentProps<typeof CommandButton>,
  'size' | 'loading' | 'onPress' | 'onPointerEnter' | 'onFocus'
> {
  readonly contract: Contract;
}

export function CorrectButton({ contract, ...button }: CorrectButtonProps) {
  const now = useWorkspaceClock();
  const availability = useAvailability(contractTerms.sendEnvelope, ownershipOf(contract));
  const isOver =
    contract.signatories.length > 0 &&
    contract.signatories.every(({ status }) => status === 'signed');
  if (availability.state === 'inert' || contract.status === 'signed' || isOver) return null;
  const isFree = canNameSignatories(contract) && contractChangeRefusal(contract) === undefined;
  return (
    <CommandButton
      {...button}
      icon={<Icon name="edit" />}
      availability={availability}
      refusal={isFree ? undefined : correctionRefusal(contract, new Date(now))}
    >
      {signatoriesLabel(contract)}
    </CommandButton>
  );
}
