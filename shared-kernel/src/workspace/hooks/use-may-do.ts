import { useCallback } from 'react';
import type { Duty } from '../commands/duties';
import { denialOf } from '../commands/policy';
import { useWorkspaceScope } from './workspace-context';

/** Whether a duty is this portal's, be it on its own records only; in `reference` everything may be tried. */
export function useMayDo(): (duty: Duty) => boolean {
  const { workspace, portal, companies } = useWorkspaceScope();
  return useCallback(
    (duty) =>
      workspace.behaviour === 'reference' || denialOf(duty, { portal, companies }) === undefined,
    [workspace, portal, companies],
  );
}
