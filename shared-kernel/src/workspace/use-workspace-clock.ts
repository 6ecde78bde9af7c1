import { useIndexed } from './use-index';
import { lastDone, workspaceTime } from './workspace-clock';
import { useWorkspaceScope } from './workspace-context';

/**
 * The moment the workspace stands at, an ISO instant: the sample's own, moved on by what was done
 * since. Everything on screen that is due, late or “ago” is so at this moment.
 */
export function useWorkspaceClock(): string {
  const wallClock = useWorkspaceScope().workspace.wallClock();
  const { index, query } = lastDone(wallClock);
  const { data } = useIndexed('auditEntries', index, query);
  return workspaceTime(data?.[0]?.at, wallClock);
}
