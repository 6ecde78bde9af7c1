import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  type CollectionName,
  type RecordOf,
  collectionNames,
  type IndexName,
} from '../database/collections';
import { queryKeys } from '../database/query-cache';
import { useRecordFilter } from './record-filter';
import { useWorkspaceScope } from './workspace-context';
import type { IndexQuery } from '../database/source';

/**
 * Returns all records of a collection, sorted by key. Unchanged arrays and records are the same objects in every
 * render. If `enabled` is false, nothing is read.
 *
 * @example
 * const { data: clients = [], isPending, error } = useCollection('clients');
 */
export function useCollection<C extends CollectionName>(
  collection: C,
  { enabled = true }: { readonly enabled?: boolean } = {},
): UseQueryResult<readonly RecordOf<C>[]> {
  const { source } = useWorkspaceScope().workspace;
  const shown = useRecordFilter(collection);
  return useQuery<readonly RecordOf<C>[]>({
    queryKey: queryKeys.list(collection),
    queryFn: () => source.load(collection),
    enabled,
    ...(shown && { select: shown.filterList }),
  });
}

interface CollectionsQuery {
  readonly status: 'pending' | 'error' | 'success';
  readonly records: ReadonlyMap<string, readonly object[]>;
}

/** Reads several collections as one query. Unknown names are ignored. */
export function useCollections(names: readonly string[]): CollectionsQuery {
  const { source } = useWorkspaceScope().workspace;
  const wanted = collectionNames.filter((name) => names.includes(name));
  const shown = useRecordFilter(wanted.find((name) => name === 'notifications'));
  const queries = useQueries({
    queries: wanted.map((name) => ({
      queryKey: queryKeys.list(name),
      queryFn: (): Promise<readonly object[]> => source.load(name),
      ...(name === 'notifications' && shown && { select: shown.filterList }),
    })),
  });
  const records = new Map(wanted.map((name, at) => [name, queries[at]?.data ?? []] as const));
  const failed = queries.some(({ isError }) => isError);
  const isRead = queries.every(({ data }) => data !== undefined);
  return { status: failed ? 'error' : isRead ? 'success' : 'pending', records };
}

const everything: IndexQuery = {};

/**
 * Returns the records that match an index query, in the order of the index. A limit also counts records that the user
 * may not see.
 *
 * @example
 * const { data = [] } = useRecordsByIndex('auditEntries', 'subject', { equals: `clients/${client.id}` });
 */
export function useRecordsByIndex<C extends CollectionName>(
  collection: C,
  index: IndexName<C>,
  query: IndexQuery = everything,
): UseQueryResult<readonly RecordOf<C>[]> {
  const { source } = useWorkspaceScope().workspace;
  const shown = useRecordFilter(collection);
  return useQuery<readonly RecordOf<C>[]>({
    queryKey: queryKeys.find(collection, index, query),
    queryFn: () => source.find(collection, index, query),
    ...(shown && { select: shown.filterList }),
  });
}
