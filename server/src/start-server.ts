import type { NewPerson } from 'remote-account/commands';
import { newId, SampleLoader, loadSampleSeed } from 'shared-kernel/server';
import { createApp, type AppOptions } from './api/create-app';
import { executeServerCommand } from './commands/execute-command';
import type { ServerConfig } from './config';
import { openDatabase } from './database/open-database';
import { RecordCache } from './database/record-cache';
import { openWorkspace } from './database/open-workspace';
import { createRequestAuthenticator } from './persons/request-authenticator';
import { emptySeed } from './persons/own-profile';
import { addInitialPersons } from './persons/person';
import { ChangeFeed } from './visibility/change-feed';

export interface StartOptions extends Pick<AppOptions, 'log'> {
  readonly now?: () => Date;
  /** Interval between token checks of an event stream, in milliseconds. Must be less than a minute. */
  readonly heartbeatMs?: number;
  /** Maximum time to finish running requests after a stop signal, in ms. Browsers keep idle connections for longer. */
  readonly maxDrainMs?: number;
  /** Users who are added to a new workspace. */
  readonly firstPersons?: readonly NewPerson[];
}

/** Opens the database and creates the server. The caller must start listening. */
export async function createServer(config: ServerConfig, options: StartOptions = {}) {
  const { databaseUrl, dataFolder, adminEmail: email, hasSample } = config;
  const { now = () => new Date(), heartbeatMs = 15_000, maxDrainMs = 5000, log } = options;
  const opened = await openDatabase({ url: databaseUrl, folder: dataFolder });
  const sample = new SampleLoader(hasSample ? loadSampleSeed : emptySeed, now);
  await openWorkspace(opened.database, sample, hasSample);
  const workspace = { database: opened.database, cache: new RecordCache(), sample, now };
  const all = [...(options.firstPersons ?? [])];
  if (email !== undefined)
    all.push({ id: `PER-${newId()}`, name: email, email, portals: ['admin'], company: '' });
  if (all.length > 0) await executeServerCommand(workspace, addInitialPersons, { all });

  const identify = createRequestAuthenticator(workspace, config);
  const feed = new ChangeFeed(workspace, () => app.log.error('the changes could not be read'));
  const app = await createApp({ ...config, workspace, identify, feed, heartbeatMs, log });
  await feed.start(opened);

  return {
    app,
    workspace,
    async stop() {
      const cut = setTimeout(() => app.server.closeAllConnections(), maxDrainMs);
      await app.close();
      clearTimeout(cut);
      await opened.close();
    },
  };
}
