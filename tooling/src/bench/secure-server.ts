import { createHash, X509Certificate } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';
import { getPort } from '../command-line/get-port';
import { StaticServer, type ServedOrigin } from '../serve/static-server';

const compress = promisify(brotliCompress);
const compressible = /^(text|application\/(javascript|json)|image\/svg)/;
/** Connection headers, which HTTP/2 does not allow. */
const ofConnection = /^(connection|keep-alive|transfer-encoding)$/;

export async function createSecureServers() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(spki).digest('base64');

  const makeOrigin = (listener: RequestListener): ServedOrigin => {
    const plain = new StaticServer(listener);
    const compressed = new Map<string, Promise<Buffer>>();
    const server = createSecureServer({ key, cert }, (request, response) => {
      const answer = async () => {
        const given = Object.entries(request.headers).filter(([name]) => !/^(:|host$)/.test(name));
        const headers = given.map(([name, value]): [string, string] => [name, String(value)]);
        const { url } = request;
        const from = await fetch(plain.origin + url, { headers, redirect: 'manual' });
        let body = Buffer.from(await from.arrayBuffer());
        for (const [name, value] of from.headers)
          if (!ofConnection.test(name)) response.setHeader(name, value);
        response.statusCode = from.status;
        if (body.length > 0 && compressible.test(from.headers.get('content-type') ?? '')) {
          const held = compressed.get(`${url} ${body.length}`) ?? compress(body);
          compressed.set(`${url} ${body.length}`, held);
          body = Buffer.from(await held);
          response.setHeader('content-encoding', 'br');
          response.setHeader('content-length', body.length);
        }
        response.end(body);
      };
      // If the page was closed, its requests are cancelled and responses can no longer be sent.
      answer().catch(() => response.stream.destroy());
    });
    return {
      get origin() {
        return `https://127.0.0.1:${getPort(server)}`;
      },
      async start() {
        await plain.start();
        await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      },
      async stop() {
        await Promise.all([new Promise((done) => server.close(done)), plain.stop()]);
      },
    };
  };
  // The browser must trust the certificate, because it does not cache responses with an invalid certificate.
  return { makeOrigin, argument: `--ignore-certificate-errors-spki-list=${fingerprint}` };
}
