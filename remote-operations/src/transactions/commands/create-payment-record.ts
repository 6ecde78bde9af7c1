import type { PortalPerson } from 'shared-kernel/domain/portal';
import { createIdSequence } from 'shared-kernel/domain/record';
import { processingStepsByType, type Transaction } from 'shared-kernel/domain/transaction';
import { toLocalDate } from 'shared-kernel/format';
import type { PaymentForm } from './payment-form-schema';

/** Compliance score (0 to 100) for a counterparty that has no score, such as a new client. */
const firstScore = 75;

/**
 * Returns a generator of payment ids for the year of `now`, such as `TX-2026-001`. Numbers continue after the highest
 * existing number.
 */
export const createPaymentIdSequence = (now: Date, taken: Iterable<string>): (() => string) =>
  createIdSequence(`TX-${toLocalDate(now).slice(0, 4)}-`, taken, 3);

interface Entry extends Pick<Transaction, 'id' | 'counterparty' | 'clientId'> {
  readonly now: Date;
  readonly createdBy: PortalPerson | undefined;
  readonly score?: number | undefined;
}

export function createPaymentRecord(form: PaymentForm, entry: Entry): Transaction {
  const { toCurrency, ...typed } = form;
  const { now, createdBy, score, ...reference } = entry;
  return {
    ...typed,
    ...reference,
    ...(toCurrency !== '' && { toCurrency }),
    ...(createdBy && { createdBy }),
    status: 'pending',
    timestamp: now.toISOString(),
    complianceScore: score ?? firstScore,
    processingSteps: processingStepsByType[form.type].map((step) => ({ step, status: 'pending' })),
    signOffs: [],
  };
}
