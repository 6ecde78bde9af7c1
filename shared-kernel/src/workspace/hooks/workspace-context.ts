import { createContext, useContext } from 'react';
import type { Standing } from '../commands/policy';
import type { Workspace } from '../workspace';

export interface WorkspaceScope extends Standing {
  readonly workspace: Workspace;
  /** The company that the portal is for, by its current name; `undefined` where lists are of all companies. */
  readonly company: string | undefined;
}

export const WorkspaceContext = createContext<WorkspaceScope | undefined>(undefined);

/** The workspace around the caller. */
export function useWorkspaceScope(): WorkspaceScope {
  const scope = useContext(WorkspaceContext);
  if (!scope) throw new Error('No WorkspaceProvider above this component');
  return scope;
}
