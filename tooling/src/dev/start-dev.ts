import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  remoteNames,
  type Composition,
  type CompositionPointer,
  type RemoteName,
} from 'shared-kernel/remote';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildAll } from '../build/build-all';
import { compositionHash } from '../compose/documents';
import { packageDirectory, packageOfRemote, type PackageName } from '../packages';
import { startProduct } from '../serve/start-product';
import { kernelRange, type BuildMode } from '../../webpack';

interface PackageConfig {
  readonly default: (mode: BuildMode) => Configuration;
}

export interface DevOptions {
  /** The remote to run from source in the otherwise built shell; without it, the shell and all four. */
  readonly only?: RemoteName | undefined;
  readonly onProgress?: ((text: string) => void) | undefined;
}

export interface DevProduct {
  readonly url: string;
  stop(): Promise<void>;
}

const firstPort = 8200;

async function devConfig(name: PackageName): Promise<Configuration> {
  const file = pathToFileURL(join(packageDirectory(name), 'webpack.config.ts')).href;
  const module = (await import(file)) as PackageConfig;
  return module.default('development');
}

async function runDevServer(
  name: PackageName,
  port: number,
  extra: WebpackDevServer.Configuration = {},
): Promise<WebpackDevServer> {
  const compiler = webpack(await devConfig(name));
  const compiled = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('start-dev', () => resolve());
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: false,
      liveReload: true,
      allowedHosts: 'all',
      client: { overlay: { warnings: false, runtimeErrors: false }, logging: 'warn' },
      headers: { 'Access-Control-Allow-Origin': '*' },
      ...extra,
    },
    compiler,
  );
  await server.start();
  await compiled;
  return server;
}

/** A development server names no digests: its files change with every keystroke. */
function devRelease(port: number): Composition['remotes'][string] {
  return {
    release: '0'.repeat(32),
    address: `http://127.0.0.1:${port}/`,
    entry: 'remote-entry.js',
    kernelRange,
    files: {},
    screens: {},
  };
}

/** The built product with one remote from source: a change of it reloads the page. */
async function startWithSource(
  source: RemoteName,
  { onProgress }: DevOptions,
): Promise<DevProduct> {
  const port = firstPort + 1 + remoteNames.indexOf(source);
  await buildAll({ onProgress });
  const product = await startProduct({
    environment: `dev-${source}`,
    temporary: true,
    extraOrigins: [`http://127.0.0.1:${port}`, `ws://127.0.0.1:${port}`],
    config: { allowLocalRemotes: true },
    onProgress,
    override: (composition) => ({
      ...composition,
      remotes: { ...composition.remotes, [source]: devRelease(port) },
    }),
  });
  const server = await runDevServer(packageOfRemote(source), port);
  return {
    url: product.url,
    stop: async () => {
      await Promise.all([server.stop(), product.stop()]);
    },
  };
}

/** Shell and remotes from source, each on its own development server. */
async function startAllFromSource({
  onProgress = () => undefined,
}: DevOptions): Promise<DevProduct> {
  const port = firstPort;
  onProgress('compiling the shell and four remotes');
  const composition: Composition = {
    schema: 1,
    remotes: Object.fromEntries(
      remoteNames.map((name, index) => [name, devRelease(port + 1 + index)]),
    ),
  };
  const pointer: CompositionPointer = {
    hash: compositionHash(composition),
    seq: 1,
    promotion: 'development',
    composition,
  };
  const remotes = await Promise.all(
    remoteNames.map((name, index) => runDevServer(packageOfRemote(name), port + 1 + index)),
  );
  const shell = await runDevServer('host', port, {
    historyApiFallback: true,
    setupMiddlewares: (middlewares) => [
      {
        name: 'composition',
        path: '/env/local/current.json',
        middleware: (_request: unknown, response: { json(body: unknown): void }) =>
          response.json(pointer),
      },
      ...middlewares,
    ],
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      await Promise.all([shell, ...remotes].map((server) => server.stop()));
    },
  };
}

export function startDev(options: DevOptions = {}): Promise<DevProduct> {
  return options.only === undefined
    ? startAllFromSource(options)
    : startWithSource(options.only, options);
}
