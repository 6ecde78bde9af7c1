import * as v from 'valibot';
import type { PortalKey } from '../../domain/portal';
import type { WorkspaceStore } from '../database/workspace-store';
import type { CommandServer } from '../workspace';
import type { ServerConnection } from './connection';
import { createRequest } from './request';
import { runInBrowser } from './run-in-browser';
import { runOnServer } from './run-on-server';
import { ServerStorage } from './server-storage';

/** What one portal of a page uses of the server. */
export interface ServerSession extends CommandServer {
  readonly storage: ServerStorage;
}

const servedSchema = v.array(v.object({ id: v.string(), version: v.number() }));

export function openSession(
  connection: ServerConnection,
  portal: PortalKey,
  store: WorkspaceStore,
): ServerSession {
  const request = createRequest(connection, portal);
  const storage = new ServerStorage(connection.address, portal, request);
  return {
    storage,
    async served() {
      const all = v.parse(servedSchema, await request('/commands', (answer) => answer.json()));
      return new Set(all.map(({ id, version }) => `${id}@${version}`));
    },
    run: (options, given) =>
      options.command.inBrowser
        ? runInBrowser({ ...options, person: connection.person })
        : runOnServer({ request, storage, store }, options, given),
  };
}
