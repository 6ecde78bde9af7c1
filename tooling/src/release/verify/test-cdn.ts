import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { portOf } from '../../base/port-of';
import { framePolicy } from '../../compose/page';
import { cachePolicyOf, contentTypeOf, isCompressible } from '../../store/delivery';
import type { Store } from '../../store/store';

/** What is answered otherwise than a store has it. */
interface OtherAnswer {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether text is sent as it is. */
  readonly isPlain?: boolean;
  /** Whether only the next answer is such a one. */
  readonly isOnce?: boolean;
}

/** Two stores behind an address, as a CDN sends them: one below `/remotes/`, and the pages at the root. For tests. */
export async function startFakeCdn(store: Store, pages: Store) {
  /** By the end of the address. */
  const otherwise = new Map<string, OtherAnswer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const path = url.slice(1);
    const isShared = path.startsWith('remotes/');
    const key = isShared ? path.slice('remotes/'.length) : path || 'index.html';
    const [end, change = {}] = [...otherwise].find(([one]) => url.endsWith(one)) ?? [];
    if (end !== undefined && change.isOnce === true) otherwise.delete(end);
    void (isShared ? store : pages).get(key).then((held) => {
      const body = change.body === undefined ? held?.body : Buffer.from(change.body);
      const isPacked = body !== undefined && change.isPlain !== true && isCompressible(key, body);
      response.writeHead(change.status ?? (held ? 200 : 404), {
        'content-type': contentTypeOf(key),
        'cache-control': cachePolicyOf(key),
        'access-control-allow-origin': request.headers.origin ?? '',
        ...(isPacked && { 'content-encoding': 'gzip' }),
        ...(key === 'index.html' && { 'content-security-policy': framePolicy }),
        ...change.headers,
      });
      response.end(isPacked ? gzipSync(body) : body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  return {
    shell: `http://127.0.0.1:${port}`,
    address: `http://localhost:${port}/remotes/`,
    otherwise,
    /** Every path that was asked for. */
    asked,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
