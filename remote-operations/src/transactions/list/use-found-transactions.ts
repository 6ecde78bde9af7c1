import { useMemo } from 'react';
import { emptyClientDirectory } from 'shared-kernel/domain/client';
import type { Transaction } from 'shared-kernel/domain/transaction';
import {
  useClientDirectory,
  useCollection,
  useListing,
  useSearchReach,
} from 'shared-kernel/workspace';
import { filterTransactions, transactionTexts } from './transaction-filter';
import { useSelection } from '../../large-lists/list-selection';
import { firstBySort, sortKeyOf, transactionOrdering } from './sort-transactions';
import type { TransactionFilters } from './use-transaction-filters';

const none: readonly Transaction[] = [];

/**
 * All transactions as they are read, and what the filter lets through of them, in its order; absent until it
 * is known, and `isReading` while it may be only the beginning. The clients are read after them, before only
 * where the filter tells clients from vendors, and `isPending` while a change is worked out.
 */
export function useFoundTransactions({
  filter,
  sort,
}: Pick<TransactionFilters, 'filter' | 'sort'>) {
  const listing = useListing('transactions', firstBySort(sort));
  const tellsClients = filter.counterparty !== undefined;
  const readsClients = tellsClients || listing.all !== undefined;
  const clients = useCollection('clients', { enabled: readsClients });
  const directory = useClientDirectory({ enabled: readsClients });
  const reach = useSearchReach();
  const isByName = sortKeyOf(sort) === 'counterparty';
  const orderedBy = isByName ? directory : emptyClientDirectory;
  const ordering = useMemo(() => transactionOrdering(sort, orderedBy), [sort, orderedBy]);
  const toldBy = tellsClients ? directory : emptyClientDirectory;
  const textsOf = useMemo(() => transactionTexts(directory), [directory]);
  const { tab, text, status, counterparty, waits, from, to, min, max } = filter;
  const select = useMemo(() => {
    const unsearched = { tab, status, counterparty, waits, from, to, min, max };
    return (some: readonly Transaction[]) => filterTransactions(some, unsearched, toldBy);
  }, [tab, status, counterparty, waits, from, to, min, max, toldBy]);
  const selection = useMemo(
    () => ({ select, search: { text, reach, textsOf }, ordering }),
    [select, text, reach, textsOf, ordering],
  );
  const { selected, isPending, isPartial } = useSelection(listing.all, selection, listing.first);
  const isReading = !listing.all || isPartial;
  const isKnown = !(tellsClients && !clients.data) && !(isReading && selected?.length === 0);
  const shown = useMemo(() => selected?.map(directory.shown), [selected, directory]);
  const found = isKnown ? shown : undefined;
  return {
    listing,
    found,
    /** All that the filter lets through; absent while some of it is still being read. */
    whole: isReading ? undefined : (found ?? none),
    isReading,
    isPending,
    failure: tellsClients && clients.isError ? clients : undefined,
  };
}

export type FoundTransactions = ReturnType<typeof useFoundTransactions>;
