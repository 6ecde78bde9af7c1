import { clearPaymentActions } from 'shared-kernel/domain/notification';
import {
  findHoldReviewCase,
  paymentActionByOutcome,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import {
  isHeldPayment,
  applyPaymentRejection,
  applyPaymentRelease,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import type { CommandTransaction } from 'shared-kernel/workspace';
import type { CaseDecision } from '../../records/review-case';

export const resolvedPaymentLabel = {
  release: 'Payment released',
  reject: 'Payment rejected',
} as const;

export interface ResolvedPayment {
  readonly move: keyof typeof resolvedPaymentLabel;
  readonly payment: Transaction;
}

/**
 * Releases or rejects a payment on hold according to an approved decision. Returns `undefined` if the payment is not on
 * hold or belongs to another review case.
 */
export async function resolveHeldPayment(
  transaction: CommandTransaction,
  { id, subject }: ReviewCase,
  { outcome, reason }: CaseDecision,
  now: Date,
): Promise<ResolvedPayment | undefined> {
  const move = paymentActionByOutcome[outcome];
  if (subject.kind !== 'transaction' || !move) return undefined;
  const before = await transaction.get('transactions', subject.id);
  if (!before || !isHeldPayment(before)) return undefined;
  const known = await transaction.find('cases', 'subject', {
    equals: `${subject.kind}/${subject.id}`,
  });
  if (findHoldReviewCase(known, subject.id)?.id !== id) return undefined;
  const payment =
    move === 'release'
      ? applyPaymentRelease(before)
      : applyPaymentRejection(before, reason, now.toISOString());
  transaction.put('transactions', payment);
  await clearPaymentActions(transaction, [payment]);
  return { move, payment };
}
