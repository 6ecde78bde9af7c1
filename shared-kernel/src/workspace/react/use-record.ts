import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  specOf,
  type CollectionName,
  type RecordOf,
  collectionNames,
} from '../database/collections';
import { queryKeys } from '../database/query-cache';
import { useShownRecords, useWorkspaceScope } from './workspace-context';
import type { AuditEntry } from '../../domain/audit';
import type { WorkspaceSource } from '../database/source';

/** The place of a key in a list that is in key order. */
function findByKey<C extends CollectionName>(
  collection: C,
  records: readonly RecordOf<C>[] | undefined,
  key: string,
): RecordOf<C> | undefined {
  if (!records) return undefined;
  const { keyOf } = specOf(collection);
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const record = records[middle];
    if (record && keyOf(record) < key) low = middle + 1;
    else high = middle;
  }
  const found = records[low];
  return found && keyOf(found) === key ? found : undefined;
}

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
    initialData: () =>
      key === undefined ? null : findByKey(collection, source.peek(collection), key),
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

/** For more records than this the log is read once, instead of once for each. */
const maxLookups = 20;

async function entriesOf(source: WorkspaceSource, subjects: readonly string[]) {
  if (subjects.length > maxLookups) return source.list('auditEntries');
  const found = subjects.map((equals) => source.find('auditEntries', 'subject', { equals }));
  return (await Promise.all(found)).flat();
}

/**
 * Reads the log's entries about records, by their ids, when it is asked for, such as for a file that a press hands out.
 *
 * @example
 * const readEntries = useReadEntries();
 * const byId = await readEntries('processes', ['PROC-001']);
 */
export function useReadEntries() {
  const { source } = useWorkspaceScope().workspace;
  return useCallback(
    async (
      collection: CollectionName,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, readonly AuditEntry[]>> => {
      const entries = await entriesOf(
        source,
        ids.map((id) => `${collection}/${id}`),
      );
      const byId = new Map<string, AuditEntry[]>(ids.map((id) => [id, []]));
      for (const entry of entries) {
        if (entry.subject.collection === collection) byId.get(entry.subject.id)?.push(entry);
      }
      return byId;
    },
    [source],
  );
}
