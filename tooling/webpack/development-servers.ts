import { localPointer } from 'shared-kernel/remote';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { packageOfRemote, remoteNames } from '../src/packages';
import { isShellOrigin, readAllowedHosts } from '../src/serve/allowed-hosts';
import { remoteAddress } from '../src/serve/listeners';
import { developmentPointer, developmentPort } from './development';
import { guardMiddleware, mayConnect, type DevMiddleware, type Guard } from './development-guard';

const shellPort = developmentPort('host');

function common(address: string, guard: Guard): DevServer {
  const path = `${address}ws`;
  const { named } = guard.hosts;
  return {
    static: false,
    allowedHosts: named.length === 0 ? 'auto' : [...named],
    hot: true,
    liveReload: true,
    // Compression would only slow down loading from the local machine.
    compress: false,
    webSocketServer: { type: 'ws', options: { path, verifyClient: mayConnect(guard) } },
    client: {
      overlay: { warnings: false, runtimeErrors: false },
      logging: 'warn',
      webSocketURL: `auto://0.0.0.0:0${path}`,
    },
  };
}

/** Serves the files of a remote also at the address of the remote on the origin of the shell. */
const belowAddress = (address: string): DevMiddleware => ({
  name: 'address',
  middleware: (request, _response, next) => {
    if (request.url?.startsWith(address) === true)
      request.url = request.url.slice(address.length - 1);
    next();
  },
});

/**
 * The options of `webpack serve` for a remote on loopback. Only the shell’s origin may read the files, for example when
 * it loads the remote directly (`?remote.<name>=`).
 */
export function devServer(remote: string): DevServer {
  const hosts = readAllowedHosts();
  const guard = { hosts, isReader: (origin: string) => isShellOrigin(origin, shellPort, hosts) };
  const address = remoteAddress(remote);
  return {
    ...common(address, guard),
    host: '127.0.0.1',
    port: developmentPort(packageOfRemote(remote)),
    setupMiddlewares: (middlewares) => [
      guardMiddleware(guard),
      belowAddress(address),
      ...middlewares,
    ],
  };
}

const composedRemotes: DevMiddleware = {
  name: 'composition',
  path: localPointer,
  middleware: (_request, response, fail) => {
    response.setHeader('Content-Type', 'application/json');
    developmentPointer().then((pointer) => response.end(JSON.stringify(pointer)), fail);
  },
};

export function shellDevServer(): DevServer {
  const hosts = readAllowedHosts();
  const guard = { hosts, isReader: () => false };
  return {
    ...common('/', guard),
    host: hosts.listensOn,
    port: shellPort,
    historyApiFallback: true,
    proxy: remoteNames.map((remote) => ({
      context: [remoteAddress(remote)],
      target: `http://127.0.0.1:${developmentPort(packageOfRemote(remote))}`,
      ws: true,
      logLevel: 'silent',
    })),
    setupMiddlewares: (middlewares) => [guardMiddleware(guard), composedRemotes, ...middlewares],
  };
}

export function withLazyRemoteServers(
  server: DevServer,
  start: (remote: string) => Promise<unknown>,
): DevServer {
  const starting: DevMiddleware = {
    name: 'starting',
    middleware: ({ url = '' }, _response, next) => {
      const asked = remoteNames.find((remote) => url.startsWith(remoteAddress(remote)));
      if (asked === undefined) next();
      else start(asked).then(() => next(), next);
    },
  };
  return {
    ...server,
    setupMiddlewares: (middlewares, devServer) => {
      const [guard, ...others] = server.setupMiddlewares?.(middlewares, devServer) ?? middlewares;
      return [...(guard ? [guard] : []), starting, ...others];
    },
  };
}
