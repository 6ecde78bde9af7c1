import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { developmentPort, developmentRelease } from '../../webpack/development';
import { buildAll } from '../build/build-all';
import { packageConfig } from '../build/package-config';
import { packageNames, packageOfRemote, remoteNames, type PackageName } from '../packages';
import { startProduct } from '../serve/start-product';

export interface DevOptions {
  /** The remote to run from source in the otherwise built shell; without it, the shell and all remotes. */
  readonly only?: string | undefined;
  readonly onProgress?: ((text: string) => void) | undefined;
}

export interface DevProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/** `pnpm dev` of a package, in this process. */
async function runDevServer(name: PackageName): Promise<WebpackDevServer> {
  const config = (await packageConfig(name))({ WEBPACK_SERVE: true }, {});
  const compiler = webpack(config);
  const compiled = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('start-dev', () => resolve());
  });
  const server = new WebpackDevServer(config.devServer, compiler);
  await server.start();
  await compiled;
  return server;
}

/** The built product with one remote from source: a change of it reloads the page. */
async function startWithSource(source: string, { onProgress }: DevOptions): Promise<DevProduct> {
  const name = packageOfRemote(source);
  const port = developmentPort(name);
  await buildAll({ onProgress });
  const fromSource = await developmentRelease(source);
  const product = await startProduct({
    environment: `dev-${source}`,
    temporary: true,
    extraOrigins: [`http://127.0.0.1:${port}`, `ws://127.0.0.1:${port}`],
    config: { allowLocalRemotes: true },
    onProgress,
    override: (composition) => ({
      ...composition,
      remotes: { ...composition.remotes, [source]: fromSource },
    }),
  });
  const server = await runDevServer(name);
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
  onProgress(`compiling the shell and ${remoteNames.length} remotes`);
  const servers = await Promise.all(packageNames.map(runDevServer));
  return {
    url: `http://127.0.0.1:${developmentPort('host')}/`,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

export function startDev(options: DevOptions = {}): Promise<DevProduct> {
  return options.only === undefined
    ? startAllFromSource(options)
    : startWithSource(options.only, options);
}
