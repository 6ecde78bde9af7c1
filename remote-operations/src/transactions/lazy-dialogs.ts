import { createLazyDialogs } from 'shared-kernel/ui';
import type { PaymentDialog } from './moves/payment-dialogs';

export const { useDialogOpener, Dialogs } = createLazyDialogs<PaymentDialog>(
  async () =>
    (await import(/* webpackChunkName: "transaction-dialogs" */ './moves/payment-dialogs'))
      .PaymentDialogs,
);
