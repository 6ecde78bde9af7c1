import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Composition } from 'shared-kernel/remote';
import { environmentFolder, releasesFolder } from '../compose/keys';
import type { ShellConfig } from '../compose/shell-release';
import { remoteNames } from '../packages';
import { DirectoryStore } from '../store/directory-store';
import { composeLocally, localStore } from './start-product';
import { localOrigins } from '../compose/page';
import { onOneOrigin, remoteAddress, remoteListener, shellListener } from './listeners';
import { StaticServer, type Origin } from './static-server';

interface OneOriginOptions {
  readonly port?: number;
  /** Environment of the local store to compose for; any but `local` is removed when the product stops. */
  readonly environment?: string;
  readonly config?: ShellConfig;
  /** Changes the composition before it is promoted. */
  readonly override?: (composition: Composition) => Composition;
  /** Makes the origin, where it is more than the listener. */
  readonly makeOrigin?: (listener: RequestListener) => Origin;
  readonly onProgress?: ((text: string) => void) | undefined;
}

/** Composes what is built in the local store and serves all of it on one port. */
export async function startOnOneOrigin({
  port,
  environment = 'local',
  config = {},
  override = (composition) => composition,
  makeOrigin = (listener) => new StaticServer(listener, port),
  onProgress = () => undefined,
}: OneOriginOptions = {}): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const store = new DirectoryStore(localStore);
  const remoteOrigins = () => (config.allowLocalRemotes === true ? localOrigins : []);
  const shell = shellListener({ store: localStore, environment, remoteOrigins });
  const remotes = remoteNames.map(
    (name) => [name, remoteListener(join(localStore, name), () => server.origin)] as const,
  );
  const server: Origin = makeOrigin(onOneOrigin(shell, new Map(remotes)));
  const stop = async () => {
    await server.stop();
    if (environment !== 'local')
      await rm(store.pathOf(environmentFolder(environment)), { recursive: true, force: true });
  };
  const addresses = Object.fromEntries(
    remoteNames.map((name) => [name, remoteAddress(name) + releasesFolder('').slice(1)]),
  );

  try {
    await server.start();
    await composeLocally({ store, environment, addresses, config, override, onProgress });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `${server.origin}/`, stop };
}
