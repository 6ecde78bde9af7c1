import {
  createClientOwnership,
  resolveClientChoice,
  CommandError,
  getActingPerson,
  defineCommand,
  normalizeName,
  createScreeningCases,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { createPaymentRecord, createPaymentIdSequence } from './create-payment-record';
import { duplicateReferenceMessage, paymentFormSchema } from './payment-form-schema';
import { formatTransactionName } from './change-transaction-status';
import { transactionTerms } from './terms';

/**
 * Returns the client and compliance score of the counterparty with a given name. Only counterparties that are clients
 * have a score.
 */
export async function resolveCounterparty(transaction: CommandTransaction, text: string) {
  const { client: counterparty, clientId } = await resolveClientChoice(transaction, text);
  const reference = { counterparty, ...(clientId !== undefined && { clientId }) };
  const client = clientId === undefined ? undefined : await transaction.get('clients', clientId);
  return { reference, score: client?.complianceScore };
}

async function mustBeNew({ source }: CommandTransaction, reference: string): Promise<void> {
  const folded = normalizeName(reference);
  const payments = await source.list('transactions');
  if (!payments.some((payment) => normalizeName(payment.reference) === folded)) return;
  const issues = [{ field: 'reference', message: duplicateReferenceMessage }];
  throw new CommandError('invalid', duplicateReferenceMessage, { issues });
}

/** Creates a pending payment and screens it. A hit opens a review case, which blocks the payment. */
export const createTransaction = defineCommand({
  ...transactionTerms.createTransaction,
  input: paymentFormSchema,
  ownerships: async (transaction, { counterparty }) => [
    createClientOwnership((await resolveCounterparty(transaction, counterparty)).reference),
  ],
  async apply(transaction, form, context) {
    const { now } = context;
    await mustBeNew(transaction, form.reference);
    const { reference, score } = await resolveCounterparty(transaction, form.counterparty);
    const payment = createPaymentRecord(form, {
      ...reference,
      score,
      id: createPaymentIdSequence(now, await transaction.keys('transactions'))(),
      now,
      createdBy: getActingPerson(context),
    });
    transaction.add('transactions', payment);
    await createScreeningCases(transaction, { kind: 'transaction', record: payment }, now);
    return payment;
  },
  toast: (payment) => ({ title: 'Payment created', description: formatTransactionName(payment) }),
});
