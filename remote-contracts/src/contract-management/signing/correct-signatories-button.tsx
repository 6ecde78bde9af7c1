import type { ComponentProps } from 'react';
import { getContractChangeError, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { getContractOwnership } from '../commands/ownerships';
import { getCorrectionError } from '../rules/correction';
import { canSetSignatories, formatSignatories } from '../rules/signatory-forms';
import { contractTerms } from '../commands/terms';

interface CorrectButtonProps extends Pick<
  ComponentProps<typeof CommandButton>,
  'size' | 'loading' | 'onPress' | 'onPointerEnter' | 'onFocus'
> {
  readonly contract: Contract;
}

export function CorrectSignatoriesButton({ contract, ...button }: CorrectButtonProps) {
  const now = useWorkspaceClock();
  const availability = useAvailability(contractTerms.sendEnvelope, getContractOwnership(contract));
  const isOver =
    contract.signatories.length > 0 &&
    contract.signatories.every(({ status }) => status === 'signed');
  if (availability.state === 'inert' || contract.status === 'signed' || isOver) return null;
  const isFree = canSetSignatories(contract) && getContractChangeError(contract) === undefined;
  return (
    <CommandButton
      {...button}
      icon={<Icon name="edit" />}
      availability={availability}
      refusal={isFree ? undefined : getCorrectionError(contract, new Date(now))}
    >
      {formatSignatories(contract)}
    </CommandButton>
  );
}
