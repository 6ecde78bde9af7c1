import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { Origin } from '../../serve/static-server';
import type { Answer, Answerer } from './answer';
import type { Certificate } from './certificate';
import type { Line } from './line';
import { ShapedStream } from './shaped-stream';

/** What one answer sends before the others have their turn. */
const turnBytes = 16 * 1024;

/** Sends an answer in turns: a server that is handed a whole one keeps all later ones waiting for it. */
function send(stream: ServerHttp2Stream, { status, headers, body }: Answer): void {
  // A reader who has left wants nothing more.
  stream.on('error', () => undefined);
  if (stream.destroyed) return;
  stream.respond({ ...headers, ':status': status }, { endStream: body.length === 0 });
  const sendFrom = (start: number) => {
    const end = start + turnBytes;
    if (end < body.length) stream.write(body.subarray(start, end), () => sendFrom(end));
    else stream.end(body.subarray(start));
  };
  if (body.length > 0) sendFrom(0);
}

/** An origin as a CDN answers it: HTTP/2 with TLS, at the other end of a reader's line. */
export class ShapedOrigin implements Origin {
  readonly #answer: Answerer;
  readonly #certificate: Certificate;
  readonly #lineOf: () => Line;
  readonly #connections = new Set<ShapedStream>();
  #secure: Http2SecureServer | undefined;
  #server: Server | undefined;
  #port = 0;

  /** The line of a new connection is the one there is when it begins. */
  constructor(answer: Answerer, certificate: Certificate, lineOf: () => Line) {
    this.#answer = answer;
    this.#certificate = certificate;
    this.#lineOf = lineOf;
  }

  get origin(): string {
    return `https://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const secure = createSecureServer(this.#certificate);
    secure.on('stream', (stream, headers) => {
      this.#serve(stream, headers).catch(() => stream.destroy());
    });
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

  async #serve(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    const { ':method': method = 'GET', ':path': path = '/' } = headers;
    send(stream, await this.#answer({ method, path, headers }));
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
