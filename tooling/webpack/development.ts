import { remoteNames, type Composition, type CompositionPointer } from 'shared-kernel/remote';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { compositionHash } from '../src/compose/documents';
import { packageNames, packageOfRemote, type PackageName } from '../src/packages';
import { kernelVersion } from './platform';

const firstPort = 8200;

/** Where a package's development server answers: the shell first, the remotes on the ports after it. */
export const developmentPort = (name: PackageName): number =>
  firstPort + packageNames.indexOf(name);

const addressOf = (name: PackageName) => `http://127.0.0.1:${developmentPort(name)}/`;

/** A development server names no digests: its files change with every keystroke. */
export const developmentRelease = (name: PackageName): Composition['remotes'][string] => ({
  release: '0'.repeat(32),
  address: addressOf(name),
  entry: 'remote-entry.js',
  kernelRange: `^${kernelVersion}`,
  files: {},
  screens: {},
});

function developmentPointer(): CompositionPointer {
  const composition: Composition = {
    schema: 1,
    remotes: Object.fromEntries(
      remoteNames.map((name) => [name, developmentRelease(packageOfRemote(name))]),
    ),
  };
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
      path: '/env/local/current.json',
      middleware: (_request: unknown, response: { json(body: unknown): void }) =>
        response.json(developmentPointer()),
    },
    ...middlewares,
  ],
});
