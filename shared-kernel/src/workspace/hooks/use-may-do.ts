import { useCallback } from 'react';
import type { Duty } from '../commands/duties';
import { denialOf, type Belonging } from '../commands/policy';
import { useWorkspaceScope } from './workspace-context';

/**
 * Whether a portal does a duty on what belongs so; without a `belonging` on anything, be it only its own.
 *
 * @example
 * const drafts = (mayDo: MayDo) => mayDo('contract-drafting');
 */
export type MayDo = (duty: Duty, belonging?: Belonging) => boolean;

/**
 * What this portal may do by the table of duties; in `reference` everything may be tried.
 *
 * @example
 * const mayDo = useMayDo();
 * const canReview = mayDo('legal-review', belongingToClient(contract));
 */
export function useMayDo(): MayDo {
  const { workspace, portal, companies } = useWorkspaceScope();
  return useCallback(
    (duty, belonging) =>
      workspace.behaviour === 'reference' ||
      denialOf(duty, { portal, companies }, belonging) === undefined,
    [workspace, portal, companies],
  );
}
