import { createLazyDialogs } from 'shared-kernel/ui';
import type { PaymentDialog } from './actions/payment-dialogs';

export const { useDialogOpener, Dialogs } = createLazyDialogs<PaymentDialog>(
  async () =>
    (await import(/* webpackChunkName: "transaction-dialogs" */ './actions/payment-dialogs'))
      .PaymentDialogs,
);
