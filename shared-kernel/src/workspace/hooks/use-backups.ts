import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Backup } from '../backup/backup';
import { queryKeys } from '../database/query-cache';
import { useOwnCompany, useWorkspaceScope } from './workspace-context';

/**
 * The backups that were kept before the whole workspace was replaced, latest first; none in a company's own portal, as
 * they hold all companies.
 *
 * @example
 * const { data: backups = [] } = useBackups();
 */
export function useBackups(): UseQueryResult<readonly Backup[]> {
  const { source } = useWorkspaceScope().workspace;
  const isOwn = useOwnCompany() !== undefined;
  return useQuery({
    queryKey: [...queryKeys.backups, isOwn],
    queryFn: async () => {
      if (isOwn) return [];
      const { keptBackups } = await import('../backup');
      return keptBackups(source);
    },
  });
}
