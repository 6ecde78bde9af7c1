import type { Contract } from 'shared-kernel/domain/contract';
import { ConfirmDialog, RecordText } from 'shared-kernel/ui';
import { voidedEnvelope, voidWarning } from '../signing/void-envelope';

interface VoidEnvelopeDialogProps {
  readonly contract: Contract;
  /** What is about to be done, as its button reads; undefined while nothing is asked. */
  readonly label: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a move of the contract that voids its envelope. */
export const VoidEnvelopeDialog = ({
  contract,
  label = '',
  onConfirm,
  onCancel,
}: VoidEnvelopeDialogProps) => (
  <ConfirmDialog
    open={label !== ''}
    title={`${label}?`}
    confirmLabel={label}
    tone="danger"
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <p>
      <RecordText whole>{voidWarning(voidedEnvelope(contract))}</RecordText>
    </p>
  </ConfirmDialog>
);
