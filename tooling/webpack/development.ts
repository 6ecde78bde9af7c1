import type { Composition, CompositionPointer, RemoteRelease } from 'shared-kernel/remote';
import { localPointer } from 'shared-kernel/remote';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { compositionHash } from '../src/compose/documents';
import {
  packageDirectory,
  packageNames,
  packageOfRemote,
  remoteNames,
  type PackageName,
} from '../src/packages';
import { writtenDescription } from './description';
import { kernelVersion } from './package-version';

const firstPort = 8200;

/** Where a package's development server answers: the shell first, the remotes on the ports after it. */
export const developmentPort = (name: PackageName): number =>
  firstPort + packageNames.indexOf(name);

const addressOf = (name: PackageName) => `http://127.0.0.1:${developmentPort(name)}/`;

const written = (name: string) => writtenDescription(packageDirectory(packageOfRemote(name)));

/** What every remote here says of itself, unread. */
export async function writtenDescriptions(): Promise<Readonly<Record<string, unknown>>> {
  const described = remoteNames.map(async (name) => [name, await written(name)] as const);
  return Object.fromEntries(await Promise.all(described));
}

/** A development server names no digests: its files change with every keystroke. */
const entryOf = (name: string, brings: unknown): RemoteRelease => ({
  release: '0'.repeat(32),
  address: addressOf(packageOfRemote(name)),
  entry: 'remote-entry.js',
  kernelRange: `^${kernelVersion}`,
  files: {},
  screens: {},
  brings,
});

/** A remote as its development server serves it. */
export const developmentRelease = async (name: string): Promise<RemoteRelease> =>
  entryOf(name, await written(name));

/** All remotes here, as their development servers serve them. */
export async function developmentComposition(): Promise<Composition> {
  const described = Object.entries(await writtenDescriptions());
  const remotes = described.map(([name, brings]) => [name, entryOf(name, brings)] as const);
  return { schema: 1, remotes: Object.fromEntries(remotes) };
}

async function developmentPointer(): Promise<CompositionPointer> {
  const composition = await developmentComposition();
  return { hash: compositionHash(composition), seq: 1, promotion: 'development', composition };
}

/** What `webpack serve` runs for a package: on loopback, reloading the page at each change. */
export const devServer = (name: PackageName): DevServer => ({
  host: '127.0.0.1',
  port: developmentPort(name),
  hot: false,
  liveReload: true,
  allowedHosts: 'all',
  client: { overlay: { warnings: false, runtimeErrors: false }, logging: 'warn' },
  headers: { 'Access-Control-Allow-Origin': '*' },
});

/** The shell's own: it answers every page, and composes the remotes' development servers. */
export const shellDevServer = (): DevServer => ({
  ...devServer('host'),
  historyApiFallback: true,
  setupMiddlewares: (middlewares) => [
    {
      name: 'composition',
      path: localPointer,
      middleware: (
        _request: unknown,
        response: { json(body: unknown): void },
        fail: (error: unknown) => void,
      ) => {
        developmentPointer().then((pointer) => response.json(pointer), fail);
      },
    },
    ...middlewares,
  ],
});
