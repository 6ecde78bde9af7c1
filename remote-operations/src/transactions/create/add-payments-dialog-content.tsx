import type { LazyDialogProps } from 'shared-kernel/ui';
import { CreatePaymentDialog } from './create-payment-dialog';
import { ImportPaymentsDialog } from './import-payments-dialog';
import type { AddPaymentsDialog } from './lazy-dialogs';

export const AddPaymentsDialogContent = ({
  dialog: { kind },
  ...ends
}: LazyDialogProps<AddPaymentsDialog>) =>
  kind === 'create' ? <CreatePaymentDialog {...ends} /> : <ImportPaymentsDialog {...ends} />;
