import type { CollectionName } from './collections';
import type { IndexQuery } from './source';

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
  first: (
    collection: CollectionName,
    beginning: { readonly index: string; readonly descending: boolean } | undefined,
  ) => [root, collection, 'derived', 'first', beginning ?? ''],
  tally: (collection: CollectionName) => [root, collection, 'derived', 'tally'],
  count: (collection: CollectionName, index: string | undefined, query: IndexQuery) => [
    root,
    collection,
    'derived',
    'count',
    index ?? '',
    query,
  ],
} as const;
