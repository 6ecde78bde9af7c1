import type { Query } from '@tanstack/react-query';
import type { PortalKey } from '../../domain/portal';
import { linkChanges } from '../audit/load-audit-module';
import { CommandError } from '../commands/command-error';
import { createQueryClient } from '../database/query-cache';
import { SampleLoader, loadSampleSeed } from '../database/seed-data';
import { WorkspaceStore } from '../database/workspace-store';
import { createWorkspace, type CommandServer, type Workspace } from '../workspace';
import { serverStatusStore, type ServerConnection } from './connection';
import { createServerRequest } from './request';
import { runOnServer } from './run-on-server';
import { ServerStorage } from './server-storage';

const refuse = () => Promise.reject(new CommandError('denied', 'Sign in to do this.'));

/** Visitors can run public commands only. */
function createVisitorServer(connection: ServerConnection): CommandServer {
  const reach = () => Promise.resolve();
  const storage = { request: createServerRequest(connection, undefined), refresh: reach, reach };
  return {
    served: refuse,
    hasSample: refuse,
    run: (options, given) =>
      options.command.onServer === 'public' ? runOnServer(storage, options, given) : refuse(),
  };
}

function createOf(connection: ServerConnection, portal: PortalKey | undefined): Workspace {
  const storage = portal && new ServerStorage(connection, portal);
  const queryClient = createQueryClient();
  const source = new WorkspaceStore({
    sample: new SampleLoader(loadSampleSeed),
    queryClient,
    linkChanges,
    status: { durability: 'durable', reason: undefined, quarantined: 0, isAlone: false },
    isShared: true,
    open: () => (storage ? Promise.resolve(storage) : refuse()),
  });
  serverStatusStore.subscribe((status) => {
    if (status === 'offline') return;
    const isFailed = (query: Query) => query.state.error !== null;
    void queryClient.refetchQueries({ type: 'active', predicate: isFailed });
  });
  const server = storage ?? createVisitorServer(connection);
  const workspace = createWorkspace({ behaviour: 'live', source, server });
  const close = () => {
    workspace.close();
    // A workspace closes its storage only after using it, so an unused storage is closed here.
    storage?.close();
  };
  return { ...workspace, close };
}

/** Each portal has its own cache, because the server filters the records by portal. */
export function createSharedWorkspace(connection: ServerConnection): Workspace {
  const portals = new Map<PortalKey | undefined, Workspace>();
  function ofPortal(portal: PortalKey | undefined): Workspace {
    const workspace = portals.get(portal) ?? { ...createOf(connection, portal), ofPortal };
    portals.set(portal, workspace);
    return workspace;
  }
  return ofPortal(undefined);
}
