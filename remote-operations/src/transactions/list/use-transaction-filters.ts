import * as v from 'valibot';
import { useMemo } from 'react';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { dayOf, keysOf } from 'shared-kernel/format';
import { listParams, listViews, type ListPlace } from 'shared-kernel/records';
import { transactionFilterSchema } from './transaction-filter';
import { transactionTabs, type TransactionTab } from '../transaction-choices';
import { transactionSorts } from './sort-transactions';
import { transactionFilters, transactionParam } from '../screen';

const params = {
  [transactionFilters.type]: urlChoice(transactionTabs, 'all'),
  q: urlText(),
  [transactionFilters.status]: urlText(),
  [transactionFilters.counterparty]: urlText(),
  [transactionFilters.waits]: urlText(),
  min: urlText(),
  max: urlText(),
  [transactionFilters.from]: urlText(),
  [transactionFilters.to]: urlText(),
  sort: urlChoice(transactionSorts, '-time'),
  view: urlChoice(listViews, 'cards'),
};

/** The first day of the reader's month. */
const firstOfMonth = (now: string) => `${dayOf(now).slice(0, 'YYYY-MM'.length)}-01`;

/** The transaction list, as its views are kept. */
export const transactionListPlace: ListPlace = {
  key: 'transactions',
  title: 'Transactions',
  params: [...keysOf(params), ...listParams],
  builtIn: (now) => [
    { name: 'All', query: '' },
    { name: 'Held', query: 'status=compliance_review' },
    { name: 'Waiting for sign-off', query: 'waits=sign-off' },
    { name: 'Failed this month', query: `status=failed&from=${firstOfMonth(now)}` },
  ],
  elsewhere: [transactionParam],
};

const allParams = { ...params, [transactionParam]: urlText() };

const narrowing = ['q', 'status', 'counterparty', 'waits', 'min', 'max', 'from', 'to'] as const;

/** Filter, order, view and open transaction, all in the URL; what a value cannot mean counts as not set (TX3). */
export function useTransactionFilters() {
  const { values, set, clear } = useUrlState(allParams);
  const { type, q, status, counterparty, waits, min, max, from, to } = values;

  const filter = useMemo(() => {
    const typed = { tab: type, text: q, status, counterparty, waits, min, max, from, to };
    return v.parse(transactionFilterSchema, typed);
  }, [type, q, status, counterparty, waits, min, max, from, to]);

  return {
    filter,
    /** What stands in the fields, understood or not. */
    typed: { q, min, max, from, to },
    sort: values.sort,
    view: values.view,
    openId: values.tx,
    /** How many filters are on. */
    narrowed: narrowing.filter((name) => values[name].trim() !== '').length,
    set,
    showTab: (tab: TransactionTab) => set({ type: tab }, 'push'),
    open: (id: string) => set({ tx: id }, 'push'),
    close: () => set({ tx: '' }, 'back'),
    clear: () => clear(narrowing),
  };
}

export type TransactionFilters = ReturnType<typeof useTransactionFilters>;
