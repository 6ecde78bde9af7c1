import type { FastifyInstance } from 'fastify';
import { newId, SampleLoader, loadSampleSeed } from 'shared-kernel/server';
import { createApp } from './api/create-app';
import { executeServerCommand } from './commands/execute-command';
import type { ServerWorkspace } from './commands/server-workspace';
import type { ServerConfig } from './config';
import { openDatabase } from './database/open-database';
import { RecordCache } from './database/record-cache';
import { openWorkspace } from './database/open-workspace';
import { createRequestIdentifier } from './persons/request-identifier';
import { emptySeed } from './persons/own-profile';
import { addInitialPersons, type InitialPerson } from './persons/person';
import { createTokenVerifier } from './persons/verify-token';
import { ChangeFeed } from './visibility/change-feed';

/**
 * Maximum time to finish running requests after a stop signal, in milliseconds. Browsers may keep idle connections open
 * for longer.
 */
const drainMs = 5000;

/** Interval between token checks of an event stream, in milliseconds. It must be less than a minute. */
const heartbeatMs = 15_000;

export interface StartedServer {
  readonly app: FastifyInstance;
  readonly workspace: ServerWorkspace;
  /** Refuses new requests, ends the running requests and closes the database. */
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  readonly now?: () => Date;
  readonly heartbeatMs?: number;
  readonly maxDrainMs?: number;
  readonly log?: { write(line: string): void };
  /** Users who are added to a new workspace. */
  readonly firstPersons?: readonly InitialPerson[];
}

const adminWith = (email: string): InitialPerson => {
  return { id: `PER-${newId()}`, name: email, email, portals: ['admin'], company: '' };
};

/** Opens the database and creates the server. The caller must start listening. */
export async function createServer(
  config: ServerConfig,
  {
    now = () => new Date(),
    log,
    firstPersons = [],
    maxDrainMs = drainMs,
    ...options
  }: StartOptions = {},
): Promise<StartedServer> {
  const { databaseUrl, dataFolder, adminEmail, hasSample } = config;
  const opened = await openDatabase({ url: databaseUrl, folder: dataFolder });
  const { database } = opened;
  const sample = new SampleLoader(hasSample ? loadSampleSeed : emptySeed, now);
  await openWorkspace(database, sample, hasSample);
  const workspace = { database, cache: new RecordCache(), sample, now };
  const all = [...(adminEmail === undefined ? [] : [adminWith(adminEmail)]), ...firstPersons];
  if (all.length > 0) await executeServerCommand(workspace, addInitialPersons, { all });

  const identify = createRequestIdentifier(workspace, createTokenVerifier(config));
  const feed = new ChangeFeed(workspace, () => app.log.error('the changes could not be read'));
  const app = await createApp({
    workspace,
    identify,
    feed,
    heartbeatMs,
    ...options,
    log,
    ...config,
  });
  await feed.start(opened);

  return {
    app,
    workspace,
    async stop() {
      const cut = setTimeout(() => app.server.closeAllConnections(), maxDrainMs);
      await app.close();
      clearTimeout(cut);
      await feed.close();
      await opened.close();
    },
  };
}
