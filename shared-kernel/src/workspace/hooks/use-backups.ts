import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Backup } from '../backup/backup';
import { queryKeys } from '../store/query-cache';
import { useWorkspaceScope } from './workspace-context';

/**
 * The backups that were kept before the whole workspace was replaced, latest first.
 *
 * @example
 * const { data: backups = [] } = useBackups();
 */
export function useBackups(): UseQueryResult<readonly Backup[]> {
  const { source } = useWorkspaceScope().workspace;
  return useQuery({
    queryKey: queryKeys.backups,
    queryFn: async () => {
      const { keptBackups } = await import('../backup');
      return keptBackups(source);
    },
  });
}
