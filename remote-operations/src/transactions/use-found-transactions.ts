import { useMemo } from 'react';
import { type Transaction } from 'shared-kernel/domain/transaction';
import { useCollection } from 'shared-kernel/workspace';
import { filterTransactions } from './transaction-filter';
import { useSelection } from '../large-lists/use-selection';
import { transactionComparison } from './sort-transactions';
import { type TransactionFilters } from './use-transaction-filters';

/**
 * What the filter lets through, in its order; absent until it is known. `clients` are read only while
 * the filter tells them from vendors, and `isPending` while a change is worked out.
 */
export function useFoundTransactions(
  transactions: readonly Transaction[],
  { filter, sort }: Pick<TransactionFilters, 'filter' | 'sort'>,
) {
  const tellsClients = filter.counterparty !== undefined;
  const clients = useCollection('clients', { enabled: tellsClients });
  const names = useMemo(
    () => clients.data && new Set(clients.data.map(({ companyName }) => companyName)),
    [clients.data],
  );
  const compare = useMemo(() => transactionComparison(sort), [sort]);
  const selection = useMemo(
    () => ({
      select: (some: readonly Transaction[]) => filterTransactions(some, filter, names),
      compare,
    }),
    [filter, names, compare],
  );
  const { selected, isPending } = useSelection(transactions, selection);
  return {
    found: tellsClients && !names ? undefined : selected,
    isPending,
    failure: tellsClients && clients.isError ? clients : undefined,
  };
}
