import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  specOf,
  type CollectionName,
  type IndexName,
  type RecordOf,
  collectionNames,
} from '../database/collections';
import { queryKeys } from '../database/query-cache';
import { useShownRecords } from './shown-records';
import { useWorkspaceScope } from './workspace-context';
import type { IndexQuery } from '../database/source';

/**
 * One record by its key without reading its collection; `null` when there is none, or no key.
 *
 * @example
 * const { data: client, isPending, error } = useRecord('clients', id);
 */
export function useRecord<C extends CollectionName>(
  collection: C,
  key: string | undefined,
): UseQueryResult<RecordOf<C> | null> {
  const { source } = useWorkspaceScope().workspace;
  const shown = useShownRecords(collection);
  return useQuery<RecordOf<C> | null>({
    queryKey: queryKeys.record(collection, key ?? ''),
    queryFn: async () =>
      key === undefined ? null : ((await source.get(collection, key))?.record ?? null),
    initialData: () => {
      if (key === undefined) return null;
      const { keyOf } = specOf(collection);
      return source.peek(collection)?.find((record) => keyOf(record) === key);
    },
    ...(shown && { select: shown.ofOne }),
  });
}

/**
 * One record of a collection that is known by its name alone; `null` where there is no such record or collection.
 *
 * @example
 * const { data: record } = useNamedRecord('contracts', openId);
 */
export function useNamedRecord(collection: string, key: string): UseQueryResult<object | null> {
  const { source } = useWorkspaceScope().workspace;
  const shown = useShownRecords(collection);
  const known = collectionNames.find((name) => name === collection);
  return useQuery<object | null>({
    queryKey: known ? queryKeys.record(known, key) : ['no collection', collection, key],
    queryFn: async () => (known && (await source.get(known, key))?.record) ?? null,
    ...(shown && { select: shown.ofOne }),
  });
}

/**
 * Reads one record when it is asked for, such as the file that a press hands out.
 *
 * @example
 * const readRecord = useReadRecord();
 * const file = await readRecord('files', licence.id);
 */
export function useReadRecord() {
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
 * Reads the records of an index when they are needed, such as for a file.
 *
 * @example
 * const readIndexed = useReadIndexed();
 * const entries = await readIndexed('auditEntries', 'subject', { equals: 'processes/PROC-001' });
 */
export function useReadIndexed() {
  const { source } = useWorkspaceScope().workspace;
  return useCallback(
    <C extends CollectionName>(collection: C, index: IndexName<C>, query?: IndexQuery) =>
      source.find(collection, index, query),
    [source],
  );
}
