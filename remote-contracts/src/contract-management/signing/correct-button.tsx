import type { ComponentProps } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { belongingOf, signingTerms } from '../commands/terms';
import { correctionRefusal } from './correction';

interface CorrectButtonProps extends Pick<
  ComponentProps<typeof CommandButton>,
  'size' | 'loading' | 'onPress' | 'onPointerEnter' | 'onFocus'
> {
  readonly contract: Contract;
}

/** The way to correct or replace those who have not signed; there while someone has not. The sample has no such control. */
export function CorrectButton({ contract, ...button }: CorrectButtonProps) {
  const now = useWorkspaceClock();
  const availability = useAvailability(signingTerms, belongingOf(contract));
  const isLeft = contract.signatories.some(({ status }) => status !== 'signed');
  if (availability.state === 'inert' || contract.status === 'signed' || !isLeft) return null;
  return (
    <CommandButton
      {...button}
      icon={<Icon name="edit" />}
      availability={availability}
      refusal={correctionRefusal(contract, new Date(now))}
    >
      Change signatories
    </CommandButton>
  );
}
