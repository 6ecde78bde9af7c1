import type { QueryClient } from '@tanstack/react-query';
import { byCollection } from './apply-written';
import { collectionNames, type CollectionName } from './collections';
import { queryKeys } from './query-keys';
import type { SourceEvent, WorkspaceSource, Written } from './source';

function followList(client: QueryClient, source: WorkspaceSource, collection: CollectionName) {
  const queryKey = queryKeys.list(collection);
  const state = client.getQueryState(queryKey);
  if (!state) return;
  const records = source.peek(collection);
  if (records && state.data !== undefined) client.setQueryData(queryKey, records);
  if (!records || state.fetchStatus === 'fetching') void client.invalidateQueries({ queryKey });
}

function followRecords(
  client: QueryClient,
  collection: CollectionName,
  written: readonly Written[],
) {
  const queries = client.getQueryCache().findAll({ queryKey: queryKeys.records(collection) });
  if (queries.length === 0) return;
  const changes = new Map(written.map((change) => [change.key, change]));
  for (const { queryKey } of queries) {
    const change = changes.get(String(queryKey.at(-1)));
    if (change) client.setQueryData(queryKey, change.stored?.record ?? null);
  }
}

/**
 * Keeps what the query client holds in step with a source, in place: a write costs what was written,
 * not what was read. A list that is unused for the client's time is released.
 */
export function syncQueryCache(client: QueryClient, source: WorkspaceSource): () => void {
  const stopFollowing = source.subscribe((event: SourceEvent) => {
    if (event.kind === 'replaced') void client.invalidateQueries({ queryKey: queryKeys.all });
    if (event.kind !== 'written') return;
    for (const [collection, written] of byCollection(event.written)) {
      followList(client, source, collection);
      followRecords(client, collection, written);
      if (event.settled) {
        void client.invalidateQueries({ queryKey: queryKeys.derived(collection) });
      }
    }
  });
  const stopReleasing = client.getQueryCache().subscribe(({ type, query }) => {
    const [, read, kind] = query.queryKey as readonly unknown[];
    if (type !== 'removed' || kind !== 'list') return;
    const collection = collectionNames.find((name) => name === read);
    if (collection) source.evict(collection);
  });
  return () => {
    stopFollowing();
    stopReleasing();
  };
}
