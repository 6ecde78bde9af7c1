import { paymentActionByOutcome, type ReviewCase } from 'shared-kernel/domain/review-case';
import { isHeld, type Transaction } from 'shared-kernel/domain/transaction';
import type { CaseOutcome } from '../../records/review-case';
import { isScreeningCase } from './screening-case';

const reopens = 'Opens the case again. The earlier decision no longer counts.';

const ofScreening: Record<CaseOutcome, string> = {
  false_positive: 'Not a match. It no longer blocks payments or envelopes.',
  confirmed: 'A true match. Payments and envelopes stay blocked.',
  remediated: 'Cause resolved. It no longer blocks payments or envelopes.',
  reopened: reopens,
};

const ofHold: Record<CaseOutcome, string> = {
  false_positive: 'Releases the payment. It continues where it was before the hold.',
  confirmed: 'Rejects the payment. It is marked Failed, which is final.',
  remediated: 'Cause resolved. Releases the payment, which continues where it was.',
  reopened: reopens,
};

const ofOthers: Record<CaseOutcome, string> = {
  false_positive: 'Nothing was wrong. Closes the case.',
  confirmed: 'The problem is real and stays on record. Closes the case.',
  remediated: 'The problem was real and is solved. Closes the case.',
  reopened: reopens,
};

/**
 * Describes what happens once a second person approves an outcome. `payment` is the payment that the review case is
 * about, if any.
 */
export function outcomeEffect(
  one: Pick<ReviewCase, 'subject' | 'cause'>,
  outcome: CaseOutcome,
  payment?: Pick<Transaction, 'status'> | null,
): string {
  if (one.subject.kind === 'transaction' && payment) {
    if (isHeld(payment)) return ofHold[outcome];
    if (paymentActionByOutcome[outcome] && !isScreeningCase(one))
      return `${ofOthers[outcome]} The payment is not on hold and does not move.`;
  }
  return isScreeningCase(one) ? ofScreening[outcome] : ofOthers[outcome];
}
