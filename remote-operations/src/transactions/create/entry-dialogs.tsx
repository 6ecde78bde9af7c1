import type { LazyDialogProps } from 'shared-kernel/ui';
import { CreatePaymentDialog } from './create-payment-dialog';
import { ImportPaymentsDialog } from './import-payments-dialog';
import type { EntryDialog } from './lazy-dialogs';

export const EntryDialogs = ({ dialog: { kind }, ...ends }: LazyDialogProps<EntryDialog>) =>
  kind === 'create' ? <CreatePaymentDialog {...ends} /> : <ImportPaymentsDialog {...ends} />;
