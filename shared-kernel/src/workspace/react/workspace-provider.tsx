import { QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { PortalKey } from '../../domain/portal';
import { ownCompany, listOwnCompanyNames, vendorCompany } from '../../domain/own-company';
import { getVendorCompany } from '../server/connection';
import { getPageWorkspace } from '../get-page-workspace';
import { getPortalWorkspace } from './get-portal-workspace';
import { queryKeys } from '../database/query-cache';
import type { Workspace } from '../workspace';
import { WorkspaceContext } from './workspace-context';

export interface WorkspaceProviderProps {
  readonly portal?: PortalKey;
  readonly workspace?: Workspace;
  readonly children: ReactNode;
}

const none: readonly string[] = [];

type ScopeProps = Pick<WorkspaceProviderProps, 'portal' | 'children'> & {
  readonly workspace: Workspace;
};

function Scope({ portal, workspace, children }: ScopeProps) {
  const isLive = workspace.behaviour === 'live';
  const isClient = isLive && portal === 'client';
  const isVendor = isLive && portal === 'vendor';
  const { data: record } = useQuery({
    queryKey: queryKeys.record('clients', ownCompany.id),
    queryFn: async () => (await workspace.source.get('clients', ownCompany.id))?.record ?? null,
    enabled: isClient,
  });
  const { data: served } = useQuery({
    queryKey: queryKeys.served,
    queryFn: workspace.server?.served ?? skipToken,
    staleTime: Infinity,
  });
  const scope = useMemo(() => {
    const vendor = getVendorCompany(portal);
    const others = vendor === undefined ? none : [vendor];
    const companies = isClient ? listOwnCompanyNames(record) : others;
    const company = companies.at(-1) ?? (isVendor ? vendorCompany : undefined);
    return { workspace, portal, companies, company, served };
  }, [workspace, portal, isClient, isVendor, record, served]);
  return <WorkspaceContext value={scope}>{children}</WorkspaceContext>;
}

/** Provides the workspace to its child components. */
export function WorkspaceProvider({
  portal,
  workspace = getPageWorkspace(),
  children,
}: WorkspaceProviderProps) {
  const shown = getPortalWorkspace(workspace, portal);
  return (
    <QueryClientProvider client={shown.source.queryClient}>
      <Scope workspace={shown} {...(portal && { portal })}>
        {children}
      </Scope>
    </QueryClientProvider>
  );
}
