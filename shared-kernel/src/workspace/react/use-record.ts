import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  getCollectionSpec,
  type CollectionName,
  type IndexName,
  type RecordOf,
  collectionNames,
} from '../database/collections';
import { queryKeys } from '../database/query-cache';
import { useRecordFilter } from './record-filter';
import { useWorkspaceScope } from './workspace-context';
import type { IndexQuery } from '../database/source';

/**
 * Returns a record by its key, without loading the whole collection. The result is `null` if the record does not exist
 * or `key` is `undefined`.
 *
 * @example
 * const { data: client, isPending, error } = useRecord('clients', id);
 */
export function useRecord<C extends CollectionName>(
  collection: C,
  key: string | undefined,
): UseQueryResult<RecordOf<C> | null> {
  const { source } = useWorkspaceScope().workspace;
  const shown = useRecordFilter(collection);
  return useQuery<RecordOf<C> | null>({
    queryKey: queryKeys.record(collection, key ?? ''),
    queryFn: async () =>
      key === undefined ? null : ((await source.get(collection, key))?.record ?? null),
    initialData: () => {
      if (key === undefined) return null;
      const { keyOf } = getCollectionSpec(collection);
      return source.peek(collection)?.find((record) => keyOf(record) === key);
    },
    ...(shown && { select: shown.filterRecord }),
  });
}

/** Returns one record by its collection name and key; `null` if the record or the collection does not exist. */
export function useRecordByCollectionName(
  collection: string,
  key: string,
): UseQueryResult<object | null> {
  const known = collectionNames.find((name) => name === collection);
  return useRecord(known ?? 'contracts', known && key);
}

/** Returns a function that reads one record, for example a file for a download. */
export function useRecordReader() {
  const { source } = useWorkspaceScope().workspace;
  return useCallback(
    async <C extends CollectionName>(
      collection: C,
      key: string,
    ): Promise<RecordOf<C> | undefined> => (await source.get(collection, key))?.record,
    [source],
  );
}

/**
 * Returns a function that reads the records of an index query, for example for a download.
 *
 * @example
 * const readIndexed = useIndexReader();
 * const entries = await readIndexed('auditEntries', 'subject', { equals: 'processes/PROC-001' });
 */
export function useIndexReader() {
  const { source } = useWorkspaceScope().workspace;
  return useCallback(
    <C extends CollectionName>(collection: C, index: IndexName<C>, query?: IndexQuery) =>
      source.find(collection, index, query),
    [source],
  );
}
