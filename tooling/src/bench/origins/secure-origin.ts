import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { portOf } from '../../base/port-of';
import type { Origin } from '../../serve/static-server';
import type { Answerer } from './answer';
import type { Certificate } from './certificate';

/** An origin on loopback that answers over HTTP/2 with TLS, as a CDN does. */
export class SecureOrigin implements Origin {
  readonly #answer: Answerer;
  readonly #certificate: Certificate;
  readonly #sessions = new Set<ServerHttp2Session>();
  #server: Http2SecureServer | undefined;
  #port = 0;

  constructor(answer: Answerer, certificate: Certificate) {
    this.#answer = answer;
    this.#certificate = certificate;
  }

  get origin(): string {
    return `https://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createSecureServer(this.#certificate);
    server.on('session', (session) => {
      this.#sessions.add(session);
      session.on('close', () => this.#sessions.delete(session));
    });
    server.on('stream', (stream, headers) => {
      this.#serve(stream, headers).catch(() => stream.destroy());
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = portOf(server);
    this.#server = server;
  }

  async #serve(stream: ServerHttp2Stream, asked: IncomingHttpHeaders): Promise<void> {
    // A page that is closed cancels its requests.
    stream.on('error', () => undefined);
    const { ':method': method = 'GET', ':path': path = '/' } = asked;
    const { status, headers, body } = await this.#answer({ method, path, headers: asked });
    if (stream.destroyed) return;
    stream.respond({ ...headers, ':status': status }, { endStream: body.length === 0 });
    if (body.length > 0) stream.end(body);
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const session of this.#sessions) session.destroy();
    await closed;
  }
}
