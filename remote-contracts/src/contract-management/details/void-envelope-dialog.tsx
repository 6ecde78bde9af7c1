import { ConfirmDialog } from 'shared-kernel/ui';
import { voidWarning } from '../signing/void-envelope';

interface VoidEnvelopeDialogProps {
  /** What is about to be done, as its button reads; undefined while nothing is asked. */
  readonly label: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a move of the contract that voids its envelope. */
export const VoidEnvelopeDialog = ({
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
    <p>{voidWarning}</p>
  </ConfirmDialog>
);
