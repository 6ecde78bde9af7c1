import { useMemo } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import {
  useCollection,
  useListing,
  useCompanyScope,
  useSearchReach,
} from 'shared-kernel/workspace';
import { filterTransactions, transactionTexts } from './transaction-filter';
import { useSelection } from '../large-lists/use-selection';
import { firstBySort, transactionOrdering } from './sort-transactions';
import type { TransactionFilters } from './use-transaction-filters';

/**
 * All transactions as they are read, and what the filter lets through of them, in its order; absent until it
 * is known, and `isReading` while it may be only the beginning. `clients` are read only while the filter tells
 * them from vendors, and `isPending` while a change is worked out.
 */
export function useFoundTransactions({
  filter,
  sort,
}: Pick<TransactionFilters, 'filter' | 'sort'>) {
  const listing = useListing('transactions', firstBySort(sort));
  const tellsClients = filter.counterparty !== undefined;
  const clients = useCollection('clients', { enabled: tellsClients });
  const names = useMemo(
    () => clients.data && new Set(clients.data.map(({ companyName }) => companyName)),
    [clients.data],
  );
  const { includes } = useCompanyScope();
  const reach = useSearchReach();
  const ordering = useMemo(() => transactionOrdering(sort), [sort]);
  const { tab, text, status, counterparty, from, to, min, max } = filter;
  const select = useMemo(
    () => (some: readonly Transaction[]) =>
      filterTransactions(
        some.filter((transaction) => includes(transaction.counterparty)),
        { tab, status, counterparty, from, to, min, max },
        names,
      ),
    [tab, status, counterparty, from, to, min, max, names, includes],
  );
  const selection = useMemo(
    () => ({ select, search: { text, reach, textsOf: transactionTexts }, ordering }),
    [select, text, reach, ordering],
  );
  const { selected, isPending, isPartial } = useSelection(listing.all, selection, listing.first);
  const isReading = !listing.all || isPartial;
  const isKnown = !(tellsClients && !names) && !(isReading && selected?.length === 0);
  return {
    listing,
    found: isKnown ? selected : undefined,
    isReading,
    isPending,
    failure: tellsClients && clients.isError ? clients : undefined,
  };
}
