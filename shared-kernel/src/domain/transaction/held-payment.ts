import type { Transaction } from './transaction.schema';

type Payment = Transaction;

/** Whether a payment is on hold for compliance review. */
export const isHeldPayment = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'compliance_review';

/** Returns the payment with a hold that starts at `at` (ISO timestamp). Existing sign-offs are preserved. */
export const applyPaymentHold = (payment: Payment, reason: string, at: string): Payment => ({
  ...payment,
  status: 'compliance_review',
  holdReason: reason.trim(),
  heldAt: at,
});

function withoutHold(payment: Payment): Payment {
  const { holdReason: _reason, heldAt: _at, ...freed } = payment;
  return freed;
}

/**
 * Returns the payment without its hold. The status is `processing` if the payment has sign-offs, otherwise `pending`.
 */
export const applyPaymentRelease = (payment: Payment): Payment => ({
  ...withoutHold(payment),
  status: (payment.signOffs?.length ?? 0) > 0 ? 'processing' : 'pending',
});

const failing = (steps: Payment['processingSteps'], at: string): Payment['processingSteps'] => {
  const open = steps.findIndex(({ status }) => status !== 'completed');
  return steps.map((step, index) =>
    index === open && step.status !== 'failed'
      ? { step: step.step, status: 'failed', timestamp: at }
      : step,
  );
};

/** Rejects a payment at the time `at` (ISO timestamp). The returned payment has the final status `failed`. */
export const applyPaymentRejection = (payment: Payment, reason: string, at: string): Payment => ({
  ...withoutHold(payment),
  status: 'failed',
  failureReason: reason.trim(),
  processingSteps: failing(payment.processingSteps, at),
});
