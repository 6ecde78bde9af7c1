import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { PortalKey } from '../domain/portal';
import { pageWorkspace } from './page-workspace';
import type { Workspace } from './workspace';
import { WorkspaceContext } from './workspace-context';

export interface WorkspaceProviderProps {
  /** The portal whose dashboard is open; its policy decides. Left out for a visitor. */
  readonly portal?: PortalKey;
  /** Another workspace than the page's own, for tests. */
  readonly workspace?: Workspace;
  readonly children: ReactNode;
}

/** Lends the workspace to what stands in it. */
export function WorkspaceProvider({
  portal,
  workspace = pageWorkspace(),
  children,
}: WorkspaceProviderProps) {
  const scope = useMemo(() => ({ workspace, portal }), [workspace, portal]);
  return (
    <QueryClientProvider client={workspace.queryClient}>
      <WorkspaceContext value={scope}>{children}</WorkspaceContext>
    </QueryClientProvider>
  );
}
