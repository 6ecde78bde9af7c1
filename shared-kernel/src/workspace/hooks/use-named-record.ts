import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { collectionNames } from '../store/collections';
import { queryKeys } from '../store/query-keys';
import { useWorkspaceScope } from './workspace-context';

/**
 * One record of a collection that is known by its name alone; `null` where there is no such record or collection.
 *
 * @example
 * const { data: record } = useNamedRecord('contracts', openId);
 */
export function useNamedRecord(collection: string, key: string): UseQueryResult<object | null> {
  const { source } = useWorkspaceScope().workspace;
  const known = collectionNames.find((name) => name === collection);
  return useQuery<object | null>({
    queryKey: known ? queryKeys.record(known, key) : ['no collection', collection, key],
    queryFn: async () => (known && (await source.get(known, key))?.record) ?? null,
  });
}
