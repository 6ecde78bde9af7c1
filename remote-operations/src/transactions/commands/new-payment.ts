import type { PortalPerson } from 'shared-kernel/domain/portal';
import { idSequence } from 'shared-kernel/domain/record';
import { processingFlow, type Transaction } from 'shared-kernel/domain/transaction';
import { dayOf } from 'shared-kernel/format';
import type { PaymentForm } from './payment-form-schema';

/** The score of a payment to a counterparty that has none, as of a new client (0 to 100). */
const firstScore = 75;

/** Gives new ids of the year of `now`: `TX-2026-001`, after the highest of those that exist. */
export const paymentIds = (now: Date, taken: Iterable<string>): (() => string) =>
  idSequence(`TX-${dayOf(now).slice(0, 4)}-`, taken, 3);

interface Entry extends Pick<Transaction, 'id' | 'counterparty' | 'clientId'> {
  readonly now: Date;
  readonly createdBy: PortalPerson | undefined;
  /** The compliance score of the counterparty, if it is a client. */
  readonly score?: number | undefined;
}

/** A new pending payment that waits for its first sign-off. */
export function newPayment(form: PaymentForm, entry: Entry): Transaction {
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
    processingSteps: processingFlow[form.type].map((step) => ({ step, status: 'pending' })),
    signOffs: [],
  };
}
