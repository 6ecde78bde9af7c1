import { canSendForSignature } from '../rules/signing-order';
import type { Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { getContractOwnership } from '../commands/ownerships';
import { useDialogOpener } from '../lazy-dialogs';
import { contractTerms } from '../commands/terms';

interface DocusignButtonProps {
  readonly contract: Contract;
  readonly size?: 'small' | 'medium';
  readonly isIconOnly?: boolean;
  readonly type?: 'primary' | undefined;
}

/** Button that opens the envelope. Shown only after the legal review is completed (C3). */
export function DocusignButton({
  contract,
  size = 'medium',
  isIconOnly = false,
  type,
}: DocusignButtonProps) {
  const opening = useDialogOpener();
  const availability = useAvailability(
    contractTerms.recordSignature,
    getContractOwnership(contract),
  );
  if (!canSendForSignature(contract)) return null;
  return (
    <CommandButton
      size={size}
      type={type}
      icon={<Icon name="signature" />}
      availability={availability}
      {...(isIconOnly && { 'aria-label': 'DocuSign', tip: 'DocuSign', type: 'text' })}
      {...opening({ kind: 'sign', contractId: contract.id })}
    >
      {isIconOnly ? null : 'DocuSign'}
    </CommandButton>
  );
}
