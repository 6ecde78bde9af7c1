import { useSyncExternalStore } from 'react';
import type { WorkspaceStatus } from '../store/status';
import { useWorkspaceScope } from './workspace-context';

/**
 * How lasting the workspace is, and how many records were set aside; follows every change of it.
 *
 * @example
 * const { durability } = useWorkspaceStatus();
 */
export function useWorkspaceStatus(): WorkspaceStatus {
  const { source } = useWorkspaceScope().workspace;
  return useSyncExternalStore(source.subscribe, source.status);
}
