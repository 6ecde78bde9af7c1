import { useMemo } from 'react';
import { emptyClientDirectory } from 'shared-kernel/domain/client';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { useClientDirectory, useCollection, useSearchMode } from 'shared-kernel/workspace';
import { useSelection } from '../../list-selection';
import { sortKeyOf, transactionOrdering } from './sort-transactions';
import { filterTransactions, transactionTexts } from './transaction-filter';
import type { TransactionFilters } from '../use-transaction-filters';

/** Returns all transactions and the filtered transactions. `found` is `undefined` while the required data loads. */
export function useFoundTransactions({
  filter,
  sort,
}: Pick<TransactionFilters, 'filter' | 'sort'>) {
  const query = useCollection('transactions');
  const clients = useCollection('clients');
  const directory = useClientDirectory();
  const reach = useSearchMode();
  const { tab, text, status, counterparty, waits, from, to, min, max } = filter;
  const needsClients = counterparty !== undefined;
  const orderedBy = sortKeyOf(sort) === 'counterparty' ? directory : emptyClientDirectory;
  const ordering = useMemo(() => transactionOrdering(sort, orderedBy), [sort, orderedBy]);
  const filteredBy = needsClients ? directory : emptyClientDirectory;
  const textsOf = useMemo(() => transactionTexts(directory), [directory]);
  const select = useMemo(() => {
    const unsearched = { tab, status, counterparty, waits, from, to, min, max };
    return (some: readonly Transaction[]) => filterTransactions(some, unsearched, filteredBy);
  }, [tab, status, counterparty, waits, from, to, min, max, filteredBy]);
  const selection = useMemo(
    () => ({ select, search: { text, reach, textsOf }, ordering }),
    [select, text, reach, textsOf, ordering],
  );
  const selected = useSelection(query.data, selection);
  const shown = useMemo(() => selected?.map(directory.shown), [selected, directory]);
  return {
    query,
    found: needsClients && !clients.data ? undefined : shown,
    failure: needsClients && clients.isError ? clients : undefined,
  };
}

export type FoundTransactions = ReturnType<typeof useFoundTransactions>;
