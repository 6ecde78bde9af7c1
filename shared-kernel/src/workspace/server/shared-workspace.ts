import type { PortalKey } from '../../domain/portal';
import { linkChanges } from '../audit/load-audit-module';
import { CommandError } from '../commands/command-error';
import { loadModule } from '../commands/load-module';
import { createQueryClient } from '../database/query-cache';
import { Sample, sampleSeed } from '../database/seed-data';
import { WorkspaceStore } from '../database/workspace-store';
import { createWorkspace, type CommandServer, type Workspace } from '../workspace';
import { serverStatus, type ServerConnection } from './connection';
import type { ServerStorage } from './server-storage';

function createOf(connection: ServerConnection, portal: PortalKey | undefined): Workspace {
  let opened: Promise<ServerStorage> | undefined;
  async function load(): Promise<ServerStorage> {
    if (portal === undefined) throw new CommandError('denied', 'Sign in to do this.');
    const loading = import(/* webpackChunkName: "server" */ './server-storage');
    const { ServerStorage } = await loadModule(loading, 'The workspace did not load.');
    return new ServerStorage(connection, portal, source);
  }
  function open(): Promise<ServerStorage> {
    opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }
  const queryClient = createQueryClient();
  serverStatus.subscribe((status) => {
    if (status === 'offline') return;
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => query.state.error !== null,
    });
  });
  const source: WorkspaceStore = new WorkspaceStore({
    sample: new Sample(sampleSeed),
    queryClient,
    linkChanges,
    status: { durability: 'durable', reason: undefined, quarantined: 0, isAlone: false },
    isShared: true,
    open,
  });
  const server: CommandServer = {
    served: async () => (await open()).served(),
    run: async (...given) => (await open()).run(...given),
  };
  return createWorkspace({ behaviour: 'live', source, server });
}

/** The workspace of a server. Each portal has its own cache, because the server filters the records. */
export function createSharedWorkspace(connection: ServerConnection): Workspace {
  const portals = new Map<PortalKey | undefined, Workspace>();
  function ofPortal(portal: PortalKey | undefined): Workspace {
    const workspace = portals.get(portal) ?? { ...createOf(connection, portal), ofPortal };
    portals.set(portal, workspace);
    return workspace;
  }
  return ofPortal(undefined);
}
