import { useQueries } from '@tanstack/react-query';
import { collectionNames } from './collections';
import { queryKeys } from './query-keys';
import { useWorkspaceScope } from './workspace-context';

export interface CollectionsQuery {
  readonly status: 'pending' | 'error' | 'success';
  /** The records of each collection that was named and has been read. */
  readonly records: ReadonlyMap<string, readonly object[]>;
}

/** Several collections by their names, read as one; a name that no collection has is left out. */
export function useCollections(names: readonly string[]): CollectionsQuery {
  const { source } = useWorkspaceScope().workspace;
  const known = collectionNames.filter((name) => names.includes(name));
  const queries = useQueries({
    queries: known.map((name) => ({
      queryKey: queryKeys.list(name),
      queryFn: (): Promise<readonly object[]> => source.list(name),
      initialData: (): readonly object[] | undefined => source.peek(name),
    })),
  });
  const records = new Map(known.map((name, index) => [name, queries[index]?.data ?? []] as const));
  if (queries.some(({ isError }) => isError)) return { status: 'error', records };
  const isRead = queries.every(({ data }) => data !== undefined);
  return { status: isRead ? 'success' : 'pending', records };
}
