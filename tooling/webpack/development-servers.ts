import type { IncomingMessage, ServerResponse } from 'node:http';
import { localCompositionPointerPath } from 'shared-kernel/remote';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { getRemotePackageName, remoteNames } from '../src/packages';
import { isShellOrigin, readAllowedHosts, type AllowedHosts } from '../src/serve/allowed-hosts';
import { createRemotePath } from '../src/serve/listeners';
import { createDevelopmentPointer, getDevelopmentPort } from './development';

const shellPort = getDevelopmentPort('host');

type Middlewares = Parameters<NonNullable<DevServer['setupMiddlewares']>>[0];

interface Middleware {
  readonly name: string;
  readonly path?: string;
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
}

/** Inserts middlewares after the server’s own host and origin checks. */
function insertAfterChecks(all: Middlewares, ...added: readonly Middleware[]): Middlewares {
  const at = all.findIndex((one) => 'name' in one && one.name === 'cross-origin-header-check') + 1;
  return all.toSpliced(at, 0, ...added);
}

function common(address: string, { named }: AllowedHosts): DevServer {
  const path = `${address}ws`;
  return {
    static: false,
    allowedHosts: named.length === 0 ? 'auto' : [...named],
    hot: true,
    liveReload: true,
    compress: false,
    webSocketServer: { type: 'ws', options: { path } },
    client: {
      overlay: { warnings: false, runtimeErrors: false },
      logging: 'warn',
      webSocketURL: `auto://0.0.0.0:0${path}`,
    },
  };
}

/** Serves the files of a remote also below a path of the shell’s origin. */
const belowAddress = (address: string): Middleware => ({
  name: 'address',
  middleware: (request, _response, next) => {
    if (request.url?.startsWith(address) === true)
      request.url = request.url.slice(address.length - 1);
    next();
  },
});

const allowShell = (hosts: AllowedHosts): Middleware => ({
  name: 'cors',
  middleware: ({ headers: { origin } }, response, next) => {
    response.setHeader('Vary', 'Origin');
    if (origin !== undefined && isShellOrigin(origin, shellPort, hosts))
      response.setHeader('Access-Control-Allow-Origin', origin);
    next();
  },
});

/**
 * The options of `webpack serve` for a remote on loopback. Only the shell’s origin may read the files, for example when
 * it loads the remote directly (`?remote.<name>=`).
 */
export function createDevServer(remote: string): DevServer {
  const hosts = readAllowedHosts();
  const address = createRemotePath(remote);
  return {
    ...common(address, hosts),
    host: '127.0.0.1',
    port: getDevelopmentPort(getRemotePackageName(remote)),
    setupMiddlewares: (middlewares) =>
      insertAfterChecks(middlewares, allowShell(hosts), belowAddress(address)),
  };
}

const composedRemotes: Middleware = {
  name: 'composition',
  path: localCompositionPointerPath,
  middleware: (_request, response, fail) => {
    response.setHeader('Content-Type', 'application/json');
    createDevelopmentPointer().then((pointer) => response.end(JSON.stringify(pointer)), fail);
  },
};

export function createShellDevServer(): DevServer {
  const hosts = readAllowedHosts();
  return {
    ...common('/', hosts),
    host: hosts.listensOn,
    port: shellPort,
    historyApiFallback: true,
    proxy: remoteNames.map((remote) => ({
      context: [createRemotePath(remote)],
      target: `http://127.0.0.1:${getDevelopmentPort(getRemotePackageName(remote))}`,
      ws: true,
      logLevel: 'silent',
    })),
    setupMiddlewares: (middlewares) => insertAfterChecks(middlewares, composedRemotes),
  };
}

export function withLazyRemoteServers(
  server: DevServer,
  start: (remote: string) => Promise<unknown>,
): DevServer {
  const starting: Middleware = {
    name: 'starting',
    middleware: ({ url = '' }, _response, next) => {
      const asked = remoteNames.find((remote) => url.startsWith(createRemotePath(remote)));
      if (asked === undefined) next();
      else start(asked).then(() => next(), next);
    },
  };
  return {
    ...server,
    setupMiddlewares: (middlewares, devServer) =>
      insertAfterChecks(server.setupMiddlewares?.(middlewares, devServer) ?? middlewares, starting),
  };
}
