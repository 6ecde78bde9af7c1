import { canSendForSignature } from './signing-order';
import { type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { sendEnvelope } from '../commands/sign-contract';
import { useOpenDialog } from '../contract-management.atoms';

interface DocusignButtonProps {
  readonly contract: Contract;
  readonly size?: 'small' | 'medium';
}

/** The way to the envelope; there only once the legal review is completed (C3). */
export function DocusignButton({ contract, size = 'medium' }: DocusignButtonProps) {
  const openDialog = useOpenDialog();
  const availability = useAvailability(sendEnvelope);
  if (!canSendForSignature(contract)) return null;
  return (
    <CommandButton
      size={size}
      icon={<Icon name="signature" />}
      availability={availability}
      onPress={() => openDialog({ kind: 'sign', contractId: contract.id })}
    >
      DocuSign
    </CommandButton>
  );
}
