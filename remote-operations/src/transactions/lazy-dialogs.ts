import { lazyDialogs } from 'shared-kernel/ui';
import type { PaymentQuestion } from './moves/payment-dialogs';

/** Lazy dialogs of a payment, with the hook that opens them. */
export const { useOpening, Dialogs } = lazyDialogs<PaymentQuestion>(
  async () =>
    (await import(/* webpackChunkName: "transaction-dialogs" */ './moves/payment-dialogs'))
      .PaymentDialogs,
);
