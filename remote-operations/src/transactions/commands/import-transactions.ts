import { maxImportRows } from 'shared-kernel/domain/file';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatNumber } from 'shared-kernel/format';
import {
  createClientOwnership,
  getActingPerson,
  defineCommand,
  normalizeName,
  loadScreeningRules,
  createScreeningCases,
  refuse,
  createAuditSubject,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import { createPaymentRecord, createPaymentIdSequence } from './create-payment-record';
import { paymentFormSchema, type PaymentForm } from './payment-form-schema';
import { resolveCounterparty } from './create-transaction';
import { transactionTerms } from './terms';

const rowsSchema = v.pipe(
  v.array(paymentFormSchema),
  v.nonEmpty('The file has no rows to import'),
  v.maxLength(maxImportRows, 'The file has too many rows'),
);

const countOf = (payments: number) =>
  payments === 1 ? '1 payment' : `${formatNumber(payments)} payments`;

/** Duplicates are checked again, because the file or workspace may have changed since the preview. */
async function refuseDuplicates({ source }: CommandTransaction, rows: readonly PaymentForm[]) {
  const taken = new Set(
    (await source.list('transactions')).map((one) => normalizeName(one.reference)),
  );
  const twice = rows.filter(({ reference }) => {
    const folded = normalizeName(reference);
    const isTaken = taken.has(folded);
    taken.add(folded);
    return isTaken;
  });
  const [first] = twice;
  if (!first) return;
  const others = twice.length === 1 ? '' : ` and ${formatNumber(twice.length - 1)} more`;
  refuse(`${first.reference}${others}: a payment with this reference already exists.`);
}

/** Counterparties are cached, because a file contains the same few names in many rows. */
function createCounterparties(transaction: CommandTransaction) {
  const known = new Map<string, ReturnType<typeof resolveCounterparty>>();
  return (text: string) => {
    const found = known.get(text) ?? resolveCounterparty(transaction, text);
    known.set(text, found);
    return found;
  };
}

/**
 * Screens each counterparty once and opens review cases for hits. A client gets one case for all payments, other
 * counterparties one per payment.
 */
async function screenAll(
  transaction: CommandTransaction,
  payments: readonly Transaction[],
  now: Date,
): Promise<readonly ReviewCase[]> {
  const { screenSubjects, listScreeningSubjects } = await loadScreeningRules();
  const isListed = new Map<string, boolean>();
  const opened: ReviewCase[] = [];
  for (const record of payments) {
    const { clientId = '', counterparty } = record;
    const screened = { kind: 'transaction', record } as const;
    const party = clientId === '' ? counterparty : clientId;
    const isNew = !isListed.has(party);
    const isHit =
      isListed.get(party) ?? screenSubjects(listScreeningSubjects(screened), []).length > 0;
    isListed.set(party, isHit);
    if (clientId === '' ? isHit : isNew)
      opened.push(...(await createScreeningCases(transaction, screened, now)));
  }
  return opened;
}

/** Imports all rows of a file as pending payments. If any row fails, none is imported. */
export const importTransactions = defineCommand({
  ...transactionTerms.importTransactions,
  input: v.object({
    fileName: createRequiredTextSchema('The file name is missing', inputLimits.fileName),
    leftOut: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    rows: rowsSchema,
  }),
  async ownerships(transaction, { rows }) {
    const named = createCounterparties(transaction);
    const texts = [...new Set(rows.map(({ counterparty }) => counterparty))];
    const parties = await Promise.all(texts.map(named));
    return parties.map(({ reference }) => createClientOwnership(reference));
  },
  async apply(transaction, { rows }, context) {
    const { now } = context;
    await refuseDuplicates(transaction, rows);
    const newId = createPaymentIdSequence(now, await transaction.keys('transactions'));
    const named = createCounterparties(transaction);
    const createdBy = getActingPerson(context);
    const payments: Transaction[] = [];
    for (const row of rows) {
      const { reference, score } = await named(row.counterparty);
      const payment = createPaymentRecord(row, {
        ...reference,
        score,
        id: newId(),
        now,
        createdBy,
      });
      transaction.add('transactions', payment);
      payments.push(payment);
    }
    return { payments, cases: await screenAll(transaction, payments, now) };
  },
  note: ({ fileName }) => `Imported from ${fileName}`,
  audit({ fileName, leftOut }, { payments, cases }) {
    const imported = countOf(payments.length);
    const summary = {
      subject: { collection: 'transactions', id: '*', label: imported },
      note: `Imported ${imported} from ${fileName}; ${formatNumber(leftOut)} rows skipped`,
    };
    return [
      summary,
      ...payments.map((payment) => ({
        subject: createAuditSubject('transactions', payment),
        after: payment,
      })),
      ...cases.map((one) => ({ subject: createAuditSubject('cases', one), after: one })),
    ];
  },
  toast: ({ payments }, { fileName, leftOut }) => ({
    title: `${countOf(payments.length)} imported`,
    description: leftOut === 0 ? fileName : `${fileName}, ${formatNumber(leftOut)} rows skipped`,
  }),
});
