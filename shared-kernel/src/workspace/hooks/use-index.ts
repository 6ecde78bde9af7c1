import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CollectionName, IndexName, RecordOf } from '../store/collections';
import { queryKeys } from '../store/query-keys';
import type { IndexQuery } from '../store/source';
import { useWorkspaceScope } from './workspace-context';

const everything: IndexQuery = {};

/**
 * The records that an index holds, in the order of its values, without reading the collection: a
 * contract's audit trail, the latest unread notifications.
 *
 * @example
 * const { data = [] } = useIndexed('auditEntries', 'subject', { equals: `clients/${client.id}` });
 */
export function useIndexed<C extends CollectionName>(
  collection: C,
  index: IndexName<C>,
  query: IndexQuery = everything,
): UseQueryResult<readonly RecordOf<C>[]> {
  const { source } = useWorkspaceScope().workspace;
  return useQuery<readonly RecordOf<C>[]>({
    queryKey: queryKeys.find(collection, index, query),
    queryFn: () => source.find(collection, index, query),
  });
}

/**
 * How many records a collection has, or one of its indexes, without reading them.
 *
 * @example
 * const { data: unread = 0 } = useCount('notifications');
 */
export function useCount<C extends CollectionName>(
  collection: C,
  index?: IndexName<C>,
  query: IndexQuery = everything,
): UseQueryResult<number> {
  const { source } = useWorkspaceScope().workspace;
  return useQuery<number>({
    queryKey: queryKeys.count(collection, index, query),
    queryFn: () => source.count(collection, index, query),
  });
}
