import type { LateDialogProps } from 'shared-kernel/ui';
import { CreatePaymentDialog } from './create-payment-dialog';
import type { EntryDialog } from './late-dialogs';

/** Whichever dialog of new payments is open. */
export const EntryDialogs = ({ dialog: _dialog, ...ends }: LateDialogProps<EntryDialog>) => (
  <CreatePaymentDialog {...ends} />
);
