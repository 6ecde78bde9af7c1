import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getPort } from '../command-line/get-port';
import { withHostCheck, readAllowedHosts } from './allowed-hosts';

export interface ServedOrigin {
  readonly origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const pageThatSays = (sentence: string) => `<!doctype html><title>Trustfold</title><p>${sentence}`;

/** Answers an invalid or oversized request with an error page. Without this, Node would send an empty response. */
function answerUnread(error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
  const [status, page] = isTooLong
    ? ['414 URI Too Long', pageThatSays('This address is too long.')]
    : ['400 Bad Request', pageThatSays('This request cannot be read.')];
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${page.length}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${page}`);
}

/** Wraps a request listener, so that an error in one request does not stop the server. */
const surviving =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    try {
      listener(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(pageThatSays('This request could not be answered.'));
    }
  };

/** A loopback server that can be restarted on the same port. It accepts only requests for its own host names. */
export class StaticServer implements ServedOrigin {
  #server: Server | undefined;
  #port: number;

  constructor(
    private readonly listener: RequestListener,
    port = 0,
  ) {
    this.#port = port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const hosts = readAllowedHosts();
    const listener = withHostCheck(surviving(this.listener), hosts);
    const server = createServer(listener).on('clientError', answerUnread);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.#port, hosts.listensOn, resolve);
    });
    this.#port = getPort(server);
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  }
}
