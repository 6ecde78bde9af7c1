import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { parseAmount } from 'shared-kernel/domain/money';
import { createDateSchema } from 'shared-kernel/domain/record';
import { createTextMatcher } from 'shared-kernel/domain/search';
import {
  convertToUsd,
  findPendingStep,
  getCounterpartyKind,
  signOffDesks,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { createDayRangeFilter } from 'shared-kernel/format';
import * as v from 'valibot';
import {
  counterpartyKinds,
  statusChoices,
  expandStatusFilter,
  transactionTabs,
  pendingStepFilters,
  type PendingStepFilter,
} from '../transaction-choices';

const amountText = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => parseAmount(text).value),
    ),
  ),
  undefined,
);

const dayText = v.fallback(v.optional(createDateSchema('Invalid date')), undefined);

/** Schema of the transaction filter in the URL (TX3). Invalid values are ignored, so every URL shows a list. */
export const transactionFilterSchema = v.object({
  tab: v.fallback(v.optional(v.picklist(transactionTabs), 'all'), 'all'),
  text: v.fallback(v.optional(v.string(), ''), ''),
  status: v.fallback(v.optional(v.picklist(statusChoices)), undefined),
  counterparty: v.fallback(v.optional(v.picklist(counterpartyKinds)), undefined),
  waits: v.fallback(v.optional(v.picklist(pendingStepFilters)), undefined),
  from: dayText,
  to: dayText,
  min: amountText,
  max: amountText,
});

/** Dates are `YYYY-MM-DD` in the user's time zone. Amounts are in US dollars, and all bounds are inclusive. */
export type TransactionFilter = v.InferOutput<typeof transactionFilterSchema>;

export const isRangeReversed = <Bound extends string | number>(
  low: Bound | undefined,
  high: Bound | undefined,
): boolean => low !== undefined && high !== undefined && low > high;

export const normalizeRange = <Bound extends string | number>(
  low: Bound | undefined,
  high: Bound | undefined,
): readonly [Bound | undefined, Bound | undefined] =>
  isRangeReversed(low, high) ? [high, low] : [low, high];

const within = (value: number, low: number | undefined, high: number | undefined) =>
  (low === undefined || value >= low) && (high === undefined || value <= high);

/**
 * Whether a transaction waits for the given step. `sign-off` matches a sign-off by any desk, and `undefined` matches
 * every transaction.
 */
function isWaiting(transaction: Transaction, waits: PendingStepFilter | undefined): boolean {
  if (waits === undefined) return true;
  const step = findPendingStep(transaction);
  return waits === 'sign-off' ? signOffDesks.some((desk) => desk === step) : step === waits;
}

export const createTransactionSearchTexts =
  ({ namesOf }: ClientDirectory) =>
  (transaction: Transaction) => [transaction.id, transaction.reference, ...namesOf(transaction)];

/**
 * Returns the transactions that match all filters, in their original order (TX3). Reversed bounds of a range are
 * swapped.
 */
export function filterTransactions(
  transactions: readonly Transaction[],
  filter: Partial<TransactionFilter>,
  clients: ClientDirectory = emptyClientDirectory,
): Transaction[] {
  const { tab = 'all', text = '', status, counterparty, waits } = filter;
  const isOnDays = createDayRangeFilter(...normalizeRange(filter.from, filter.to));
  const [min, max] = normalizeRange(filter.min, filter.max);
  const hasAmounts = min !== undefined || max !== undefined;
  const matches = createTextMatcher(text);
  const textsOf = createTransactionSearchTexts(clients);
  const statuses = status && expandStatusFilter(status);
  return transactions.filter(
    (transaction) =>
      (tab === 'all' || transaction.type === tab) &&
      (statuses === undefined || statuses.includes(transaction.status)) &&
      (counterparty === undefined || getCounterpartyKind(transaction, clients) === counterparty) &&
      isWaiting(transaction, waits) &&
      isOnDays(transaction.timestamp) &&
      (!hasAmounts || within(convertToUsd(transaction), min, max)) &&
      matches(textsOf(transaction)),
  );
}
