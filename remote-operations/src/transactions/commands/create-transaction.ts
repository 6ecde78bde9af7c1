import {
  ownershipByClient,
  resolveClientChoice,
  CommandError,
  actingPerson,
  defineCommand,
  foldName,
  openScreeningCasesFor,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { newPayment, paymentIds } from './new-payment';
import { duplicateReference, paymentFormSchema } from './payment-form-schema';
import { formatTransactionName } from './move-transaction';
import { transactionTerms } from './terms';

/**
 * Returns the client and compliance score of the counterparty with a given name. Only counterparties that are clients
 * have a score.
 */
export async function counterpartyOf(transaction: CommandTransaction, text: string) {
  const { client: counterparty, clientId } = await resolveClientChoice(transaction, text);
  const reference = { counterparty, ...(clientId !== undefined && { clientId }) };
  const client = clientId === undefined ? undefined : await transaction.get('clients', clientId);
  return { reference, score: client?.complianceScore };
}

async function mustBeNew({ source }: CommandTransaction, reference: string): Promise<void> {
  const folded = foldName(reference);
  const payments = await source.list('transactions');
  if (!payments.some((payment) => foldName(payment.reference) === folded)) return;
  const issues = [{ field: 'reference', message: duplicateReference }];
  throw new CommandError('invalid', duplicateReference, { issues });
}

/** Creates a pending payment and screens it. A hit opens a review case, which blocks the payment. */
export const createTransaction = defineCommand({
  ...transactionTerms.createTransaction,
  input: paymentFormSchema,
  ownerships: async (transaction, { counterparty }) => [
    ownershipByClient((await counterpartyOf(transaction, counterparty)).reference),
  ],
  async apply(transaction, form, context) {
    const { now } = context;
    await mustBeNew(transaction, form.reference);
    const { reference, score } = await counterpartyOf(transaction, form.counterparty);
    const payment = newPayment(form, {
      ...reference,
      score,
      id: paymentIds(now, await transaction.keys('transactions'))(),
      now,
      createdBy: actingPerson(context),
    });
    transaction.add('transactions', payment);
    await openScreeningCasesFor(transaction, { kind: 'transaction', record: payment }, now);
    return payment;
  },
  toast: (payment) => ({ title: 'Payment created', description: formatTransactionName(payment) }),
});
