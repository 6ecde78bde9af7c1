import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { Origin } from '../../serve/static-server';
import type { Certificate } from './certificate';
import type { Line } from './line';
import { ShapedStream } from './shaped-stream';

/** An origin as a CDN answers it: HTTP/2 with TLS, at the other end of a reader's line. */
export class ShapedOrigin implements Origin {
  readonly #listener: RequestListener;
  readonly #certificate: Certificate;
  readonly #lineOf: () => Line;
  readonly #connections = new Set<ShapedStream>();
  #secure: Http2SecureServer | undefined;
  #server: Server | undefined;
  #port = 0;

  /** The line of a new connection is the one there is when it begins. */
  constructor(listener: RequestListener, certificate: Certificate, lineOf: () => Line) {
    this.#listener = listener;
    this.#certificate = certificate;
    this.#lineOf = lineOf;
  }

  get origin(): string {
    return `https://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const secure = createSecureServer(this.#certificate, (request, response) =>
      // Node's answers over HTTP/2 are made to be used as those over HTTP/1.1 are.
      this.#listener(
        request as unknown as IncomingMessage,
        response as unknown as ServerResponse & { req: IncomingMessage },
      ),
    );
    const server = createServer((socket) => {
      const stream = new ShapedStream(socket, this.#lineOf());
      this.#connections.add(stream);
      stream.on('close', () => this.#connections.delete(stream));
      stream.on('error', () => undefined);
      secure.emit('connection', stream);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
    this.#secure = secure;
    this.#server = server;
  }

  /** Ends what is connected, so that the next visit connects anew. */
  disconnect(): void {
    for (const stream of this.#connections) stream.destroy();
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    this.disconnect();
    this.#secure?.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
