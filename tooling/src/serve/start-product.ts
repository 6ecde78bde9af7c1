import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Composition } from 'shared-kernel/remote';
import { readBuiltRelease } from '../compose/built-release';
import { readBuiltShell } from '../compose/built-shell';
import { getEnvironmentFolder, getReleasesFolder } from '../compose/keys';
import { localOrigins } from '../compose/page';
import { uploadRelease } from '../compose/releases';
import { releaseShell, type ShellConfig } from '../compose/shell-release';
import type { WorkspaceServer } from '../compose/workspace-server';
import {
  getPackageFolder,
  getRemotePackageName,
  remoteNames,
  workFolder,
  type PackageName,
} from '../packages';
import { DirectoryStore } from '../store/directory-store';
import {
  createSingleOriginListener,
  createRemotePath,
  createRemoteListener,
  createShellListener,
} from './listeners';
import { StaticServer, type ServedOrigin } from './static-server';

export const localStore = join(workFolder, 'store');

interface Composing {
  readonly builtIn?: (name: PackageName) => string;
  readonly environment?: string;
  readonly config?: ShellConfig;
  readonly server?: WorkspaceServer | undefined;
  readonly override?: (composition: Composition) => Composition;
  readonly onProgress?: ((text: string) => void) | undefined;
}

interface Served {
  readonly servers: readonly ServedOrigin[];
  readonly folder: string;
  readonly environment: string;
  readonly isTemporary: boolean;
  readonly addresses: () => Readonly<Record<string, string>>;
}

async function serveComposed(
  { servers, folder, environment, isTemporary, addresses }: Served,
  {
    builtIn = (name) => join(getPackageFolder(name), 'dist'),
    config,
    server,
    override = (composition) => composition,
    onProgress,
  }: Composing,
): Promise<() => Promise<void>> {
  const store = new DirectoryStore(folder);
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    if (isTemporary)
      await rm(store.pathOf(getEnvironmentFolder(environment)), { recursive: true, force: true });
  };
  try {
    for (const server of servers) await server.start();
    const composition: Composition = { schema: 1, remotes: {} };
    for (const [name, address] of Object.entries(addresses())) {
      const built = readBuiltRelease(name, builtIn(getRemotePackageName(name)));
      const { put } = await uploadRelease(store, name, built);
      onProgress?.(`released ${name} ${built.description.release.slice(0, 8)} (${put} new files)`);
      composition.remotes[name] = { ...built.description, address };
    }
    const { hash } = await releaseShell(store, environment, {
      built: readBuiltShell(builtIn('host')),
      composition: override(composition),
      config: { previews: true, ...config },
      server,
    });
    onProgress?.(`composed ${hash.slice(0, 8)}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

interface OneOriginOptions extends Composing {
  readonly port?: number;
}

/** Serves the builds in the local store on one port. On shutdown, removes every environment except `local`. */
export async function startOnSingleOrigin({
  port,
  environment = 'local',
  ...composing
}: OneOriginOptions = {}): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const remoteOrigins = () => (composing.config?.allowLocalRemotes === true ? localOrigins : []);
  const shell = createShellListener({ store: localStore, environment, remoteOrigins });
  const remotes = remoteNames.map(
    (name) => [name, createRemoteListener(join(localStore, name), () => server.origin)] as const,
  );
  const server: ServedOrigin = new StaticServer(
    createSingleOriginListener(shell, new Map(remotes)),
    port,
  );
  const folderOf = (name: string) => createRemotePath(name) + getReleasesFolder('').slice(1);
  const served = {
    servers: [server],
    folder: localStore,
    environment,
    isTemporary: environment !== 'local',
    addresses: () => Object.fromEntries(remoteNames.map((name) => [name, folderOf(name)])),
  };
  const stop = await serveComposed(served, composing);
  return { url: `${server.origin}/`, stop };
}

export interface StartOptions<Name extends string = string> extends Composing {
  readonly remotes?: readonly Name[];
  readonly ports?: Readonly<Partial<Record<string, number>>>;
  readonly store?: string;
  readonly temporary?: boolean;
  readonly makeOrigin?: (listener: RequestListener, port: number | undefined) => ServedOrigin;
}

export interface RunningProduct<Name extends string = string> {
  readonly url: string;
  readonly store: string;
  readonly environment: string;
  readonly origins: Readonly<Record<'shell' | Name, string>>;
  stop(): Promise<void>;
  stopRemote(name: Name): Promise<void>;
  startRemote(name: Name): Promise<void>;
}

function mapNames<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}

export async function startProduct<Name extends string = string>({
  remotes: names = remoteNames as readonly Name[],
  ports = {},
  store: folder = localStore,
  environment = 'local',
  temporary: isTemporary = false,
  makeOrigin = (listener, port) => new StaticServer(listener, port),
  ...composing
}: StartOptions<Name> = {}): Promise<RunningProduct<Name>> {
  const remotes: Record<Name, ServedOrigin> = mapNames(names, (name) =>
    makeOrigin(
      createRemoteListener(join(folder, name), () => shell.origin),
      ports[name],
    ),
  );
  const remoteOrigins = (): string[] => [
    ...names.map((name) => remotes[name].origin),
    ...(composing.config?.allowLocalRemotes === true ? localOrigins : []),
  ];
  const shell: ServedOrigin = makeOrigin(
    createShellListener({ store: folder, environment, remoteOrigins }),
    ports.shell,
  );
  const servers = [shell, ...Object.values<ServedOrigin>(remotes)];
  const addresses = () => mapNames(names, (name) => remotes[name].origin + getReleasesFolder(''));
  const served = { servers, folder, environment, isTemporary, addresses };
  const stop = await serveComposed(served, composing);
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
