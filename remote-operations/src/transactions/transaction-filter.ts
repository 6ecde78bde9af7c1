import { dateSchemaOf } from 'shared-kernel/domain/record';
import { textMatcher } from 'shared-kernel/domain/search';
import { counterpartyKind, type Transaction } from 'shared-kernel/domain/transaction';
import { dayOf } from 'shared-kernel/format';
import * as v from 'valibot';
import { counterpartyKinds } from './counterparty-kinds';
import { transactionStatuses } from './transaction-parts';
import { transactionTabs } from './transaction-tabs';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const amountText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), amount);

const dayText = v.fallback(v.optional(dateSchemaOf('Not a day')), undefined);

/**
 * The filter of the transaction list as URL text (TX3). What cannot be understood (an unknown tab, a
 * date that is none, an absurd amount) counts as not set, so that any address opens a list.
 */
export const transactionFilterSchema = v.object({
  tab: v.fallback(v.optional(v.picklist(transactionTabs), 'all'), 'all'),
  text: v.fallback(v.optional(v.string(), ''), ''),
  status: v.fallback(v.optional(v.picklist(transactionStatuses)), undefined),
  counterparty: v.fallback(v.optional(v.picklist(counterpartyKinds)), undefined),
  from: dayText,
  to: dayText,
  min: v.fallback(v.optional(v.union([amount, amountText])), undefined),
  max: v.fallback(v.optional(v.union([amount, amountText])), undefined),
});

/** Dates are inclusive UTC days `YYYY-MM-DD`; amounts are inclusive, in each transaction's own currency. */
export type TransactionFilter = v.InferOutput<typeof transactionFilterSchema>;

const inOrder = <Bound extends string | number>(
  low: Bound | undefined,
  high: Bound | undefined,
): readonly [Bound | undefined, Bound | undefined] =>
  low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];

const within = <Bound extends string | number>(
  value: Bound,
  low: Bound | undefined,
  high: Bound | undefined,
) => (low === undefined || value >= low) && (high === undefined || value <= high);

const nobody: ReadonlySet<string> = new Set();

/**
 * The transactions a filter lets through, in their given order: tab, text (id, reference or
 * counterparty), status, kind of counterparty, dates and amounts, all by AND (TX3). A range whose ends
 * are reversed is read as the same range the right way round. `clientNames` tell clients from vendors.
 */
export function filterTransactions(
  transactions: readonly Transaction[],
  filter: Partial<TransactionFilter>,
  clientNames: ReadonlySet<string> = nobody,
): Transaction[] {
  const { tab = 'all', text = '', status, counterparty } = filter;
  const [from, to] = inOrder(filter.from, filter.to);
  const [min, max] = inOrder(filter.min, filter.max);
  const matches = textMatcher(text);
  return transactions.filter(
    (transaction) =>
      (tab === 'all' || transaction.type === tab) &&
      (status === undefined || transaction.status === status) &&
      (counterparty === undefined ||
        counterpartyKind(transaction.counterparty, clientNames) === counterparty) &&
      within(dayOf(transaction.timestamp), from, to) &&
      within(transaction.amount, min, max) &&
      matches([transaction.id, transaction.reference, transaction.counterparty]),
  );
}
