import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { loadFilesModule } from '../files/load-files-module';
import type { RestorePoint } from '../files/restore-point';
import { queryKeys } from '../database/query-cache';
import { useOwnCompany, useWorkspaceScope } from './workspace-context';

/**
 * Returns the restore point from before the last import, reset or restore; `null` if there is none. It is also `null`
 * in a company’s portal, because a restore point contains records of all companies.
 *
 * @example
 * const { data: restorePoint } = useRestorePoint();
 */
export function useRestorePoint(): UseQueryResult<RestorePoint | null> {
  const { source } = useWorkspaceScope().workspace;
  const isOwn = useOwnCompany() !== undefined;
  return useQuery({
    queryKey: [...queryKeys.restorePoint, isOwn],
    queryFn: async () => {
      if (isOwn) return null;
      const { findRestorePoint } = await loadFilesModule();
      return (await findRestorePoint(source)) ?? null;
    },
  });
}
