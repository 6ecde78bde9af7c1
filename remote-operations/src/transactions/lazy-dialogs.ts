import { lazyDialogs } from 'shared-kernel/ui';
import type { PaymentDialog } from './moves/payment-dialogs';

/** Lazy dialogs of a payment, with the hook that opens them. */
export const { useOpening, Dialogs } = lazyDialogs<PaymentDialog>(
  async () =>
    (await import(/* webpackChunkName: "transaction-dialogs" */ './moves/payment-dialogs'))
      .PaymentDialogs,
);
