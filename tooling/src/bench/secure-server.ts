import { createHash, X509Certificate } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import { constants } from 'node:zlib';
import compression from 'compression';
import { generate } from 'selfsigned';
import { getPort } from '../command-line/get-port';
import type { ServedOrigin } from '../serve/static-server';

type Middleware = (...given: [...Parameters<RequestListener>, next: () => void]) => void;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
// The types of this library need Express, but it works with every server.
const compress = compression({ brotli }) as unknown as Middleware;

/** Creates origins that serve with HTTP/2 and Brotli, like a content delivery network. */
export async function createSecureServers() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(spki).digest('base64');

  const makeOrigin = (listener: RequestListener): ServedOrigin => {
    const server = createSecureServer({ key, cert });
    server.on('request', (...given: Parameters<RequestListener>) =>
      compress(...given, () => listener(...given)),
    );
    return {
      get origin() {
        return `https://127.0.0.1:${getPort(server)}`;
      },
      start: () => new Promise((done) => server.listen(0, '127.0.0.1', done)),
      stop: () => new Promise((done) => server.close(() => done())),
    };
  };
  // The browser must trust the certificate, because it does not cache responses with an invalid certificate.
  return { makeOrigin, argument: `--ignore-certificate-errors-spki-list=${fingerprint}` };
}
