import { QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import type { CollectionName } from './collections';
import type { IndexQuery } from './source';

/** Time in milliseconds after which cached data counts as stale (G6). */
export const queryStaleTimeMs = 30_000;

/** Time in milliseconds after which unused data is removed from the cache (G6). */
export const cachedQueryLifetimeMs = 5 * 60_000;

const hopeless = /401|403|404/;

/** Whether to retry a failed query (G6): once, unless the error message contains 401, 403 or 404. */
export function shouldRetryQuery(failureCount: number, error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error);
  return !hopeless.test(message) && failureCount < 1;
}

type QueryDefaults = NonNullable<NonNullable<QueryClientConfig['defaultOptions']>['queries']>;

/** Creates a query client with the options from the specification (G6). Failed writes are never retried. */
export function createQueryClient(
  overrides: Pick<QueryDefaults, 'retryDelay' | 'gcTime'> = {},
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryStaleTimeMs,
        gcTime: cachedQueryLifetimeMs,
        retry: shouldRetryQuery,
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

export const queryKeys = {
  all: [root],
  sampleMoment: [root, 'sample-moment'],
  restorePoint: [root, 'restore-point'],
  remoteCollections: [root, 'remote-collections'],
  served: [root, 'served-commands'],
  hasSample: [root, 'has-sample'],
  list: (collection: CollectionName) => [root, collection, 'list'],
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
} as const;
