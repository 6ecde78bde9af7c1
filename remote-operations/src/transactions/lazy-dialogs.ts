import { lazyDialogs } from 'shared-kernel/ui';
import type { PaymentDialog } from './moves/payment-dialogs';

export const { useDialogOpener, Dialogs } = lazyDialogs<PaymentDialog>(
  async () =>
    (await import(/* webpackChunkName: "transaction-dialogs" */ './moves/payment-dialogs'))
      .PaymentDialogs,
);
