import { promisify } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { getDevelopmentPort } from '../../webpack/development';
import { withLazyRemoteServers } from '../../webpack/development-servers';
import { loadPackageConfig } from '../build/package-config';
import { getRemotePackageName, remoteNames, type PackageName } from '../packages';

export interface DevOptions {
  /** The remote to compile immediately. Other remotes are compiled when a page requests them. */
  readonly only?: string | undefined;
  readonly onProgress?: ((text: string) => void) | undefined;
}

export interface DevProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs the development server of a package in this process. On shutdown, the server writes its cache. */
async function runDevServer(
  name: PackageName,
  change = (server: Configuration | undefined) => server,
): Promise<{ stop(): Promise<void> }> {
  const config = (await loadPackageConfig(name))({ WEBPACK_SERVE: true }, {});
  const compiler = webpack(config);
  const compiled = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('start-dev', () => resolve());
  });
  // The exit handler of webpack is disabled, because it ends the process before all caches are written.
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

/**
 * Runs the shell and all remotes from source, each on its own development server. A remote compiles after the shell, or
 * when a page requests one of its files.
 */
export async function startDev({
  only,
  onProgress = () => undefined,
}: DevOptions): Promise<DevProduct> {
  onProgress('compiling the shell');
  const starts = new Map<string, ReturnType<typeof runDevServer>>();
  const remote = (name: string) => {
    const start = starts.get(name) ?? runDevServer(getRemotePackageName(name));
    starts.set(name, start);
    return start;
  };
  const shell = await runDevServer('host', (server = {}) => withLazyRemoteServers(server, remote));
  const stopped = new AbortController();
  const rest = (async () => {
    for (const name of only === undefined ? remoteNames : [only])
      if (!stopped.signal.aborted) await remote(name).catch(console.error);
  })();
  return {
    url: `http://127.0.0.1:${getDevelopmentPort('host')}/`,
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
