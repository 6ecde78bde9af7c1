import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import {
  unknownHostMessage,
  isAllowedHost,
  isOwnOrigin,
  type AllowedHosts,
} from '../src/serve/allowed-hosts';

export interface DevMiddleware {
  readonly name: string;
  readonly path?: string;
  readonly middleware: (
    request: IncomingMessage & { readonly originalUrl?: string },
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
}

export interface Guard {
  readonly hosts: AllowedHosts;
  readonly isReader: (origin: string) => boolean;
}

interface Asked {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const foreignOrigin = 'This server answers no page of another origin.';

/**
 * Browsers send no `Origin` header when they load scripts and images. The header `Sec-Fetch-Site` identifies the
 * requesting site instead.
 */
function isForeignLoad({ url = '/', headers }: Asked): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== 'cross-site' && site !== 'same-site') return false;
  const isLink = headers['sec-fetch-mode'] === 'navigate';
  // Addresses below `/webpack-dev-server` have effects on the user’s machine. For example, one of them opens an editor.
  return !isLink || url.startsWith('/webpack-dev-server');
}

export function refusalOf(asked: Asked, { hosts, isReader }: Guard): string | undefined {
  const { host, origin } = asked.headers;
  if (host === undefined || !isAllowedHost(host, hosts)) return unknownHostMessage;
  if (origin === undefined) return isForeignLoad(asked) ? foreignOrigin : undefined;
  return isOwnOrigin(origin, host, hosts) || isReader(origin) ? undefined : foreignOrigin;
}

export const guardMiddleware = (guard: Guard): DevMiddleware => ({
  name: 'own-hosts-and-origins',
  middleware: (request, response, next) => {
    const refusal = refusalOf(request, guard);
    if (refusal !== undefined) {
      response.statusCode = 403;
      response.end(refusal);
      return;
    }
    const { origin } = request.headers;
    response.setHeader('Vary', 'Origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    if (origin !== undefined && guard.isReader(origin))
      response.setHeader('Access-Control-Allow-Origin', origin);
    next();
  },
});

/**
 * Applies the guard to the connections of the reload socket. Browsers always send the page’s origin when they open a
 * socket.
 */
export const mayConnect =
  (guard: Guard) =>
  ({ req }: { readonly req: IncomingMessage }): boolean =>
    req.headers.origin !== undefined && refusalOf(req, guard) === undefined;
