import { QueryClient } from '@tanstack/react-query';
import type { PortalKey } from '../../domain/portal';
import { queryKeys } from '../database/query-cache';
import type { Workspace } from '../workspace';
import type { CompanyPortal } from '../../domain/visibility/record-owners';
import { findCompanyPortal, createScopedSource } from '../scope/scoped-source';

function createScopedWorkspace(workspace: Workspace, portal: CompanyPortal): Workspace {
  // Each portal has its own query client, because portals must not share cached records.
  const queryClient = new QueryClient({
    defaultOptions: workspace.source.queryClient.getDefaultOptions(),
  });
  const source = createScopedSource(workspace.source, { portal }, queryClient);
  workspace.source.subscribe(({ kind }) => {
    if (kind !== 'status') void queryClient.invalidateQueries({ queryKey: queryKeys.all });
  });
  return { ...workspace, source };
}

const scoped = new WeakMap<Workspace, Map<CompanyPortal, Workspace>>();

/**
 * Returns the workspace for a portal. In `live` mode, the client and vendor portals contain only the records of their
 * company. If the workspace is on a server, the server filters the records. The result is the same object for the same
 * portal.
 */
export function getPortalWorkspace(workspace: Workspace, portal: PortalKey | undefined): Workspace {
  if (workspace.ofPortal) return workspace.ofPortal(portal);
  const own = findCompanyPortal(workspace.behaviour, portal);
  if (!own) return workspace;
  const known = scoped.get(workspace) ?? new Map<CompanyPortal, Workspace>();
  scoped.set(workspace, known);
  const found = known.get(own) ?? createScopedWorkspace(workspace, own);
  known.set(own, found);
  return found;
}
