import * as v from 'valibot';
import { useMemo } from 'react';
import {
  createChoiceParam,
  createSearchParam,
  createTextParam,
  useUrlState,
} from 'shared-kernel/shell';
import { resolveRelativeDateRange, relativeDateRanges } from 'shared-kernel/domain/overview';
import { keysOf } from 'shared-kernel/format';
import { listParams, useListLayout, type ListDefinition } from 'shared-kernel/records';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { transactionFilterSchema } from './list/transaction-filter';
import { transactionTabs, type TransactionTab } from './transaction-choices';
import { transactionSortOrders } from './list/sort-transactions';
import { transactionFilters, transactionParam } from './screen';

const params = {
  [transactionFilters.type]: createChoiceParam(transactionTabs, 'all'),
  q: createSearchParam(),
  [transactionFilters.status]: createTextParam(),
  [transactionFilters.counterparty]: createTextParam(),
  [transactionFilters.waits]: createTextParam(),
  min: createTextParam(),
  max: createTextParam(),
  [transactionFilters.from]: createTextParam(),
  [transactionFilters.to]: createTextParam(),
  [transactionFilters.days]: createChoiceParam([...relativeDateRanges, ''], ''),
  sort: createChoiceParam(transactionSortOrders, '-time'),
};

export const transactionListDefinition: ListDefinition = {
  key: 'transactions',
  title: 'Transactions',
  opensAs: 'table',
  params: [...keysOf(params), ...listParams],
  builtIn: () => [
    { name: 'All', query: '' },
    { name: 'Held', query: 'status=compliance_review' },
    { name: 'Waiting for sign-off', query: 'waits=sign-off' },
    { name: 'Failed this month', query: 'status=failed&days=month' },
  ],
  otherParams: [transactionParam],
};

const allParams = { ...params, [transactionParam]: createTextParam() };

const narrowing = [
  'q',
  'status',
  'counterparty',
  'waits',
  'min',
  'max',
  'from',
  'to',
  'days',
] as const;

export function useTransactionFilters() {
  const { values, set, clear } = useUrlState(allParams);
  const { type, q, status, counterparty, waits, min, max, days } = values;
  const now = useWorkspaceClock();
  // The URL stores the name of a relative period, such as “last 30 days”, so that saved views stay up to date.
  const { from, to } = days === '' ? values : resolveRelativeDateRange(days, now);

  const filter = useMemo(() => {
    const typed = { tab: type, text: q, status, counterparty, waits, min, max, from, to };
    return v.parse(transactionFilterSchema, typed);
  }, [type, q, status, counterparty, waits, min, max, from, to]);

  return {
    ...useListLayout(transactionListDefinition),
    filter,
    typed: { q, min, max, from, to },
    days: days === '' ? undefined : days,
    sort: values.sort,
    openId: values.tx,
    narrowed: narrowing.filter((name) => values[name].trim() !== '').length,
    set,
    showTab: (tab: TransactionTab) => set({ type: tab }, 'push'),
    open: (id: string) => set({ tx: id }, 'push'),
    close: () => set({ tx: '' }, 'back'),
    clear: () => clear([...narrowing, 'sort']),
  };
}

export type TransactionFilters = ReturnType<typeof useTransactionFilters>;
