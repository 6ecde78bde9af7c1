import { createHash, X509Certificate } from 'node:crypto';
import type { RequestListener } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
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

/** Hands on what a plain server answers, text in Brotli at its best level, compressed once at its first request. */
function passingOn(plain: Origin) {
  const compressed = new Map<string, Promise<Buffer>>();
  const compressOnce = (key: string, body: Buffer) => {
    const held = compressed.get(key) ?? compress(body);
    compressed.set(key, held);
    return held;
  };
  return async ({ method, url, headers }: Http2ServerRequest, to: Http2ServerResponse) => {
    const given = Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && name !== 'host',
    );
    const answer = await fetch(plain.origin + url, {
      method,
      headers: given.map(([name, value]): [string, string] => [name, String(value)]),
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers)
      if (!ofConnection.has(name)) to.setHeader(name, value);
    const isText = compressible.test(answer.headers.get('content-type') ?? '');
    to.statusCode = answer.status;
    if (answer.status !== 200 || body.length === 0 || !isText) return to.end(body);
    const small = await compressOnce(`${url} ${body.length}`, body);
    to.setHeader('content-encoding', 'br');
    to.setHeader('content-length', small.length);
    return to.end(small);
  };
}

/** An origin on loopback that answers over HTTP/2 with TLS, and text in Brotli, as a CDN does. */
function secureOrigin(listener: RequestListener, certificate: Certificate): Origin {
  const plain = new StaticServer(listener);
  const serve = passingOn(plain);
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer(certificate, (request, response) => {
    // A page that is closed cancels its requests.
    serve(request, response).catch(() => response.stream.destroy());
  }).on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  return {
    get origin() {
      return `https://127.0.0.1:${portOf(server)}`;
    },
    async start() {
      await plain.start();
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(0, '127.0.0.1', resolve);
      });
    },
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const session of sessions) session.destroy();
      await Promise.all([closed, plain.stop()]);
    },
  };
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
    makeOrigin: (listener) => secureOrigin(listener, certificate),
  };
}
