import { useSyncExternalStore } from 'react';
import { ownMoment } from '../store/sample-moment';
import { useWorkspaceScope } from './workspace-context';

/**
 * The moment by which everything on screen is due, late or “ago”, an ISO instant: the present in
 * `live`, moving on by itself; in `reference` the sample's own, so that its stated figures stand.
 *
 * @example
 * const now = useWorkspaceClock();
 * const isLate = isAfter(now, milestone.dueDate);
 */
export function useWorkspaceClock(): string {
  const { behaviour, present } = useWorkspaceScope().workspace;
  const now = useSyncExternalStore(present.subscribe, present.read);
  return behaviour === 'reference' ? ownMoment : now;
}
