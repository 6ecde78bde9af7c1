import { createHash, X509Certificate } from 'node:crypto';
import type { RequestListener } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';
import { portOf } from '../base/port-of';
import { StaticServer, type Origin } from '../serve/static-server';

const compress = promisify(brotliCompress);
const compressible = /^(text|application\/(javascript|json)|image\/svg)/;

/** What HTTP/2 has no place for. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** A certificate for loopback that only the bench's own browser trusts; its key is never written to disk. */
async function makeCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') };
}

type Certificate = Awaited<ReturnType<typeof makeCertificate>>;

/**
 * An origin on loopback that answers over HTTP/2 with TLS, as a CDN does: it hands on what a plain server answers, text in
 * Brotli at its best level, compressed once at its first request, as a bucket holds it.
 */
class SecureOrigin implements Origin {
  readonly #plain: StaticServer;
  readonly #certificate: Certificate;
  readonly #sessions = new Set<ServerHttp2Session>();
  readonly #compressed = new Map<string, Promise<Buffer>>();
  #server: Http2SecureServer | undefined;
  #port = 0;

  constructor(listener: RequestListener, certificate: Certificate) {
    this.#plain = new StaticServer(listener);
    this.#certificate = certificate;
  }

  get origin(): string {
    return `https://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    await this.#plain.start();
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
    const given = Object.entries(asked).filter(
      ([name]) => !name.startsWith(':') && name !== 'host',
    );
    const answer = await fetch(this.#plain.origin + path, {
      method,
      headers: given.map(([name, value]): [string, string] => [name, String(value)]),
      redirect: 'manual',
    });
    const plain = Buffer.from(await answer.arrayBuffer());
    const isText = compressible.test(answer.headers.get('content-type') ?? '');
    const isCompressed = answer.status === 200 && plain.length > 0 && isText;
    const body = isCompressed ? await this.#compress(path, plain) : plain;
    if (stream.destroyed) return;
    const headers = [...answer.headers].filter(([name]) => !ofConnection.has(name));
    const sent = isCompressed && { 'content-encoding': 'br', 'content-length': body.length };
    stream.respond(
      { ...Object.fromEntries(headers), ...sent, ':status': answer.status },
      { endStream: body.length === 0 },
    );
    if (body.length > 0) stream.end(body);
  }

  #compress(path: string, plain: Buffer): Promise<Buffer> {
    const key = `${path} ${plain.length}`;
    const held = this.#compressed.get(key) ?? compress(plain);
    this.#compressed.set(key, held);
    return held;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const session of this.#sessions) session.destroy();
    await Promise.all([closed, this.#plain.stop()]);
  }
}

interface SecureOrigins {
  /** Lets Chromium trust the key wholly: pages with a faulty certificate would never be kept in its cache. */
  readonly browserArguments: readonly string[];
  /** An origin that answers as the listener does, in Brotli. */
  readonly makeOrigin: (listener: RequestListener) => Origin;
}

/** Origins over HTTP/2 with TLS, all with one certificate of this run. */
export async function secureOrigins(): Promise<SecureOrigins> {
  const certificate = await makeCertificate();
  return {
    browserArguments: [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
    makeOrigin: (listener) => new SecureOrigin(listener, certificate),
  };
}
