import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { developmentPort, developmentRelease } from '../../webpack/development';
import { pageDevServer, startingFirst } from '../../webpack/development-servers';
import { buildPackages } from '../build/build-packages';
import { packageConfig } from '../build/package-config';
import { packageOfRemote, remoteNames, type PackageName } from '../packages';
import { startOnOneOrigin } from '../serve/start-product';
import type { Origin } from '../serve/static-server';

const shellOrigin = `http://127.0.0.1:${developmentPort('host')}`;

export interface DevOptions {
  /** The remote to run from source in the otherwise built shell; without it, the shell and all remotes. */
  readonly only?: string | undefined;
  readonly onProgress?: ((text: string) => void) | undefined;
}

export interface DevProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/** `pnpm dev` of a package, in this process; stopped, it writes what it compiled to the disk for the next start. */
async function runDevServer(
  name: PackageName,
  change = (server: Configuration | undefined) => server,
): Promise<{ stop(): Promise<void> }> {
  const config = (await packageConfig(name))({ WEBPACK_SERVE: true }, {});
  const compiler = webpack(config);
  const compiled = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('start-dev', () => resolve());
  });
  // Its own handler ends the process with the first server, before the others have written anything.
  const options = { ...change(config.devServer), setupExitSignals: false };
  const server = new WebpackDevServer(options, compiler);
  await server.start();
  await compiled;
  return {
    stop: async () => {
      await server.stop();
      await promisify(compiler.close.bind(compiler))();
    },
  };
}

/** A remote's development server that answers for the rest of the product too. */
function devOrigin(name: PackageName, listener: RequestListener): Origin {
  let running: Awaited<ReturnType<typeof runDevServer>> | undefined;
  return {
    origin: shellOrigin,
    start: async () => {
      running = await runDevServer(name, (server = {}) => pageDevServer(server, listener));
    },
    stop: async () => running?.stop(),
  };
}

/** The built product with one remote from source: a change of it reloads the page. */
async function startWithSource(source: string, { onProgress }: DevOptions): Promise<DevProduct> {
  await buildPackages({ onProgress });
  const fromSource = await developmentRelease(source);
  return startOnOneOrigin({
    environment: `dev-${source}`,
    config: { allowLocalRemotes: true },
    makeOrigin: (listener) => devOrigin(packageOfRemote(source), listener),
    onProgress,
    override: (composition) => ({
      ...composition,
      remotes: { ...composition.remotes, [source]: fromSource },
    }),
  });
}

/**
 * Shell and remotes from source, each on its own development server. The address is there once the shell is: a remote
 * is compiled after it, or when a page first asks for a file of it, and answers then.
 */
async function startAllFromSource({
  onProgress = () => undefined,
}: DevOptions): Promise<DevProduct> {
  onProgress('compiling the shell');
  const starts = new Map<string, ReturnType<typeof runDevServer>>();
  const remote = (name: string) => {
    const start = starts.get(name) ?? runDevServer(packageOfRemote(name));
    starts.set(name, start);
    return start;
  };
  const shell = await runDevServer('host', (server = {}) => startingFirst(server, remote));
  const stopped = new AbortController();
  const rest = (async () => {
    for (const name of remoteNames)
      if (!stopped.signal.aborted) await remote(name).catch(console.error);
  })();
  return {
    url: `${shellOrigin}/`,
    stop: async () => {
      stopped.abort();
      await rest;
      const remotes = (await Promise.allSettled(starts.values())).flatMap((start) =>
        start.status === 'fulfilled' ? [start.value] : [],
      );
      await Promise.all([shell, ...remotes].map((server) => server.stop()));
    },
  };
}

export const startDev = (options: DevOptions = {}): Promise<DevProduct> =>
  options.only === undefined ? startAllFromSource(options) : startWithSource(options.only, options);
