import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it went to an S3 service, and how much came of it. */
export interface Asked {
  readonly method: string;
  /** Bucket and key, without a query. */
  readonly path: string;
  /** Whether it creates what is not there and writes over nothing. */
  readonly creates: boolean;
  bytes: number;
}

export interface WatchedGateway {
  readonly endpoint: string;
  /** What was asked since this was last called. */
  take(): readonly Asked[];
  stop(): Promise<void>;
}

const askedBy = ({ method = '', url = '', headers }: IncomingMessage): Asked => ({
  method,
  path: decodeURIComponent(new URL(url, 'http://gateway').pathname.slice(1)),
  creates: headers['if-none-match'] === '*',
  bytes: Number(headers['content-length'] ?? 0),
});

/** Stands before an S3 service and writes down what it is asked, byte for byte as it was signed. */
export async function watchGateway(service: string): Promise<WatchedGateway> {
  let log: Asked[] = [];
  const server = createServer((incoming, outgoing) => {
    const asked = askedBy(incoming);
    log.push(asked);
    const { method, url, headers } = incoming;
    const onward = request(new URL(url ?? '/', service), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.on('data', (chunk: Buffer) => (asked.bytes += chunk.length));
      answer.pipe(outgoing);
    });
    onward.on('error', (error) => outgoing.destroy(error));
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = log;
      log = [];
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
