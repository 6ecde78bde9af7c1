import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { remoteNames, type Composition, type RemoteName } from 'shared-kernel/remote';
import type { ShellConfig } from 'shared-kernel/shell';
import { promote } from '../compose/compose';
import { putRelease, readBuiltRelease } from '../compose/release';
import { putShell } from '../compose/shell-release';
import { workDirectory } from '../packages';
import { DirectoryStore } from '../store/directory-store';
import { localOrigins } from './content-policy';
import { remoteListener, shellListener } from './listeners';
import { StaticServer } from './static-server';

export type OriginName = 'shell' | RemoteName;

export interface StartOptions {
  /** The port of each origin; any free one where none is named. */
  readonly ports?: Readonly<Partial<Record<OriginName, number>>>;
  /** Folder of the local store. */
  readonly store?: string;
  /** Environment to compose for; one that is `temporary` is removed when the product stops. */
  readonly environment?: string;
  readonly temporary?: boolean;
  readonly config?: Partial<ShellConfig>;
  /** Further origins the page may load from, such as a development server's. */
  readonly extraOrigins?: readonly string[];
  /** Changes the composition before it is promoted. */
  readonly override?: (composition: Composition) => Composition;
  /** Stands before each origin, such as to compress what it answers. */
  readonly deliver?: (listener: RequestListener) => RequestListener;
  readonly onProgress?: ((text: string) => void) | undefined;
}

export interface Product {
  readonly url: string;
  readonly store: string;
  readonly environment: string;
  readonly origins: Readonly<Record<OriginName, string>>;
  stop(): Promise<void>;
  stopRemote(name: RemoteName): Promise<void>;
  startRemote(name: RemoteName): Promise<void>;
}

export const localStore = join(workDirectory, 'store');

function mapRemotes<T>(make: (name: RemoteName) => T): Record<RemoteName, T> {
  return Object.fromEntries(remoteNames.map((name) => [name, make(name)])) as Record<RemoteName, T>;
}

/** Releases what is built into the local store, composes it, and serves each part from its own origin. */
export async function startProduct({
  ports = {},
  store: folder = localStore,
  environment = 'local',
  temporary = false,
  config = {},
  extraOrigins = [],
  override = (composition) => composition,
  deliver = (listener) => listener,
  onProgress = () => undefined,
}: StartOptions = {}): Promise<Product> {
  const store = new DirectoryStore(folder);
  const remotes: Record<RemoteName, StaticServer> = mapRemotes(
    (name) =>
      new StaticServer(deliver(remoteListener(folder, name, () => shell.origin)), ports[name]),
  );
  const remoteOrigins = (): string[] => [
    ...remoteNames.map((name) => remotes[name].origin),
    ...(config.allowLocalRemotes === true ? localOrigins : []),
    ...extraOrigins,
  ];
  const shell: StaticServer = new StaticServer(
    deliver(shellListener({ store: folder, environment, remoteOrigins })),
    ports.shell,
  );
  const servers = [shell, ...Object.values(remotes)];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    if (temporary) await rm(store.pathOf(`env/${environment}`), { recursive: true, force: true });
  };

  try {
    for (const server of servers) await server.start();
    const composition: Composition = { schema: 1, remotes: {} };
    for (const name of remoteNames) {
      const built = readBuiltRelease(name);
      const { put } = await putRelease(store, name, built);
      onProgress(`released ${name} ${built.description.release.slice(0, 8)} (${put} new files)`);
      composition.remotes[name] = {
        ...built.description,
        address: `${remotes[name].origin}/r/${built.description.release}/`,
      };
    }
    const { hash } = await promote(store, environment, override(composition));
    onProgress(`composed ${hash.slice(0, 8)}`);
    await putShell(store, environment, { config });
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url: `${shell.origin}/`,
    store: folder,
    environment,
    origins: { shell: shell.origin, ...mapRemotes((name) => remotes[name].origin) },
    stop,
    stopRemote: (name) => remotes[name].stop(),
    startRemote: (name) => remotes[name].start(),
  };
}
