import type { Composition } from 'shared-kernel/remote';
import { readBuiltRelease } from '../compose/built';
import { promote } from '../compose/compose';
import { putRelease } from '../compose/releases';
import { putShell, type ShellConfig } from '../compose/shell-release';
import { DirectoryStore } from '../store/directory-store';
import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { environmentFolder, releasesFolder } from '../compose/keys';
import { remoteNames, workDirectory } from '../packages';
import { localOrigins } from '../compose/page';
import { remoteListener, shellListener } from './listeners';
import { type Origin, StaticServer } from './static-server';

interface LocalComposition {
  readonly store: DirectoryStore;
  readonly environment: string;
  /** Where each remote is served. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly config: ShellConfig;
  readonly override: (composition: Composition) => Composition;
  readonly onProgress: (text: string) => void;
}

/** Releases what is built into a local store, and makes it what an environment of it runs. */
export async function composeLocally({
  store,
  environment,
  addresses,
  config,
  override,
  onProgress,
}: LocalComposition): Promise<void> {
  const composition: Composition = { schema: 1, remotes: {} };
  for (const [name, address] of Object.entries(addresses)) {
    const built = readBuiltRelease(name);
    const { put } = await putRelease(store, name, built);
    onProgress(`released ${name} ${built.description.release.slice(0, 8)} (${put} new files)`);
    composition.remotes[name] = { ...built.description, address };
  }
  const { hash } = await promote(store, environment, override(composition));
  onProgress(`composed ${hash.slice(0, 8)}`);
  await putShell(store, environment, { config: { previews: true, ...config } });
}

export interface StartOptions<Name extends string = string> {
  /** The remotes to compose; every one there is unless named. */
  readonly remotes?: readonly Name[];
  /** The port of each origin; any free one where none is named. */
  readonly ports?: Readonly<Partial<Record<string, number>>>;
  /** Folder of the local store. */
  readonly store?: string;
  /** Environment to compose for; one that is `temporary` is removed when the product stops. */
  readonly environment?: string;
  readonly temporary?: boolean;
  readonly config?: ShellConfig;
  /** Changes the composition before it is promoted. */
  readonly override?: (composition: Composition) => Composition;
  /** Makes each origin, where it is to be another than plain HTTP on loopback. */
  readonly makeOrigin?: (listener: RequestListener, port: number | undefined) => Origin;
  readonly onProgress?: ((text: string) => void) | undefined;
}

export interface Product<Name extends string = string> {
  readonly url: string;
  readonly store: string;
  readonly environment: string;
  readonly origins: Readonly<Record<'shell' | Name, string>>;
  stop(): Promise<void>;
  stopRemote(name: Name): Promise<void>;
  startRemote(name: Name): Promise<void>;
}

export const localStore = join(workDirectory, 'store');

function mapNames<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}

/** The origins of a product; the shell and the remotes name each other's, once all have started. */
function originsOf<Name extends string>(
  names: readonly Name[],
  folder: string,
  environment: string,
  {
    config = {},
    ports = {},
    makeOrigin = (listener, port) => new StaticServer(listener, port),
  }: StartOptions<Name>,
) {
  const remotes: Record<Name, Origin> = mapNames(names, (name) =>
    makeOrigin(
      remoteListener(join(folder, name), () => shell.origin),
      ports[name],
    ),
  );
  const remoteOrigins = (): string[] => [
    ...names.map((name) => remotes[name].origin),
    ...(config.allowLocalRemotes === true ? localOrigins : []),
  ];
  const shell: Origin = makeOrigin(
    shellListener({ store: folder, environment, remoteOrigins }),
    ports.shell,
  );
  return { shell, remotes };
}

/** Releases what is built into the local store, composes it, and serves each part from its own origin. */
export async function startProduct<Name extends string = string>(
  options: StartOptions<Name> = {},
): Promise<Product<Name>> {
  const {
    remotes: names = remoteNames as readonly Name[],
    store: folder = localStore,
    environment = 'local',
    temporary = false,
    config = {},
    override = (composition) => composition,
    onProgress = () => undefined,
  } = options;
  const store = new DirectoryStore(folder);
  const { shell, remotes } = originsOf(names, folder, environment, options);
  const servers = [shell, ...Object.values<Origin>(remotes)];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    if (temporary)
      await rm(store.pathOf(environmentFolder(environment)), { recursive: true, force: true });
  };

  try {
    for (const server of servers) await server.start();
    await composeLocally({
      store,
      environment,
      addresses: mapNames(names, (name) => remotes[name].origin + releasesFolder('')),
      config,
      override,
      onProgress,
    });
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    url: `${shell.origin}/`,
    store: folder,
    environment,
    origins: { shell: shell.origin, ...mapNames(names, (name) => remotes[name].origin) },
    stop,
    stopRemote: (name) => remotes[name].stop(),
    startRemote: (name) => remotes[name].start(),
  };
}
