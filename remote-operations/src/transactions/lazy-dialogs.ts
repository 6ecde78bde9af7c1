import { lazyDialogs } from 'shared-kernel/ui';
import type { PaymentQuestion } from './moves/payment-dialogs';

/** The way to the dialog that asks about a payment, and the place where it opens. */
export const { useOpening, Dialogs } = lazyDialogs<PaymentQuestion>(
  async () =>
    (await import(/* webpackChunkName: "transaction-dialogs" */ './moves/payment-dialogs'))
      .PaymentDialogs,
);
