import { useMemo } from 'react';
import { emptyClientDirectory } from 'shared-kernel/domain/client';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { useClientDirectory, useCollection, useSearchMode } from 'shared-kernel/workspace';
import { useFilteredItems } from '../../filter-and-sort-items';
import { getTransactionSortKey, createTransactionOrdering } from './sort-transactions';
import { filterTransactions, createTransactionSearchTexts } from './transaction-filter';
import type { TransactionFilters } from '../use-transaction-filters';

/** Returns all transactions and the filtered transactions. `found` is `undefined` while the required data loads. */
export function useFilteredTransactions({
  filter,
  sort,
}: Pick<TransactionFilters, 'filter' | 'sort'>) {
  const query = useCollection('transactions');
  const clients = useCollection('clients');
  const directory = useClientDirectory();
  const reach = useSearchMode();
  const { tab, text, status, counterparty, waits, from, to, min, max } = filter;
  const needsClients = counterparty !== undefined;
  const orderedBy =
    getTransactionSortKey(sort) === 'counterparty' ? directory : emptyClientDirectory;
  const ordering = useMemo(() => createTransactionOrdering(sort, orderedBy), [sort, orderedBy]);
  const filteredBy = needsClients ? directory : emptyClientDirectory;
  const textsOf = useMemo(() => createTransactionSearchTexts(directory), [directory]);
  const select = useMemo(() => {
    const unsearched = { tab, status, counterparty, waits, from, to, min, max };
    return (some: readonly Transaction[]) => filterTransactions(some, unsearched, filteredBy);
  }, [tab, status, counterparty, waits, from, to, min, max, filteredBy]);
  const selection = useMemo(
    () => ({ select, search: { text, reach, textsOf }, ordering }),
    [select, text, reach, textsOf, ordering],
  );
  const selected = useFilteredItems(query.data, selection);
  const shown = useMemo(() => selected?.map(directory.shown), [selected, directory]);
  return {
    query,
    found: needsClients && !clients.data ? undefined : shown,
    failure: needsClients && clients.isError ? clients : undefined,
  };
}

export type FilteredTransactions = ReturnType<typeof useFilteredTransactions>;
