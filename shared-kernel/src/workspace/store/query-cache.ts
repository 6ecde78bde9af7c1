import { QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { type CollectionName, collectionNames } from './collections';
import type { IndexQuery, SourceEvent, WorkspaceSource, Written } from './source';
import { byCollection } from './apply-changes';

/** How long what was read counts as fresh, in milliseconds (G6). */
export const queryStaleTimeMs = 30_000;

/** How long unused data is kept, in milliseconds (G6). */
export const queryGcTimeMs = 5 * 60_000;

const hopeless = /401|403|404/;

/**
 * Whether a read that has failed `failureCount` times before is tried again: not when its message
 * contains 401, 403 or 404, otherwise once (G6).
 */
export function retryRead(failureCount: number, error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return !hopeless.test(message) && failureCount < 1;
}

type QueryDefaults = NonNullable<NonNullable<QueryClientConfig['defaultOptions']>['queries']>;

/** A query client configured as the specification says (G6); writes are never retried. */
export function createQueryClient(overrides: Pick<QueryDefaults, 'retryDelay'> = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryStaleTimeMs,
        gcTime: queryGcTimeMs,
        retry: retryRead,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        structuralSharing: false,
        ...overrides,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const root = 'workspace';

/** The keys under which the query client holds what was read of the workspace. */
export const queryKeys = {
  all: [root],
  sampleMoment: [root, 'sample-moment'],
  backups: [root, 'backups'],
  list: (collection: CollectionName) => [root, collection, 'list'],
  records: (collection: CollectionName) => [root, collection, 'record'],
  record: (collection: CollectionName, key: string) => [root, collection, 'record', key],
  derived: (collection: CollectionName) => [root, collection, 'derived'],
  find: (collection: CollectionName, index: string, query: IndexQuery) => [
    root,
    collection,
    'derived',
    'find',
    index,
    query,
  ],
  count: (collection: CollectionName, index: string | undefined, query: IndexQuery) => [
    root,
    collection,
    'derived',
    'count',
    index ?? '',
    query,
  ],
} as const;

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
      void client.invalidateQueries({ queryKey: queryKeys.derived(collection) });
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
