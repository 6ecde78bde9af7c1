import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CollectionName, RecordOf } from '../store/collections';
import { queryKeys } from '../store/query-keys';
import { useWorkspaceScope } from './workspace-context';

/**
 * All records of a collection in key order. The array stays the same until a record in it changes,
 * here or in another tab; records that did not change stay the same too. While not `enabled` nothing
 * is read.
 *
 * @example
 * const { data: clients = [], isPending, error } = useCollection('clients');
 */
export function useCollection<C extends CollectionName>(
  collection: C,
  { enabled = true }: { readonly enabled?: boolean } = {},
): UseQueryResult<readonly RecordOf<C>[]> {
  const { source } = useWorkspaceScope().workspace;
  return useQuery<readonly RecordOf<C>[]>({
    queryKey: queryKeys.list(collection),
    queryFn: () => source.list(collection),
    initialData: () => source.peek(collection),
    enabled,
  });
}
