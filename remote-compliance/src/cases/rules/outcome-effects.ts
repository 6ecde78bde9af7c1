import {
  paymentActionByOutcome,
  type ReviewCase,
  isScreeningCase,
} from 'shared-kernel/domain/review-case';
import { isHeldPayment, type Transaction } from 'shared-kernel/domain/transaction';
import type { CaseOutcome } from '../../records/review-case';

const reopens = 'Reopens the review case and cancels the earlier decision.';

const ofScreening: Record<CaseOutcome, string> = {
  false_positive: 'Not a match. Payments and envelopes are no longer blocked.',
  confirmed: 'A true match. Payments and envelopes stay blocked.',
  remediated: 'Cause resolved. Payments and envelopes are no longer blocked.',
  reopened: reopens,
};

const ofHold: Record<CaseOutcome, string> = {
  false_positive: 'Releases the payment. Processing resumes at the step before the hold.',
  confirmed: 'Rejects the payment and permanently marks it as Failed.',
  remediated: 'Cause resolved. Releases the payment and resumes processing.',
  reopened: reopens,
};

const ofOthers: Record<CaseOutcome, string> = {
  false_positive: 'No issue was found. Closes the case.',
  confirmed: 'The issue was confirmed and remains on record. Closes the case.',
  remediated: 'The issue was confirmed and resolved. Closes the case.',
  reopened: reopens,
};

export function describeOutcomeEffect(
  one: Pick<ReviewCase, 'subject' | 'cause'>,
  outcome: CaseOutcome,
  payment?: Pick<Transaction, 'status'> | null,
): string {
  if (one.subject.kind === 'transaction' && payment) {
    if (isHeldPayment(payment)) return ofHold[outcome];
    if (paymentActionByOutcome[outcome] && !isScreeningCase(one))
      return `${ofOthers[outcome]} The payment is not on hold, so the payment status does not change.`;
  }
  return isScreeningCase(one) ? ofScreening[outcome] : ofOthers[outcome];
}
