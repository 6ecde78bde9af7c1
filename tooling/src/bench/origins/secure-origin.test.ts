import { connect } from 'node:http2';
import { brotliDecompressSync } from 'node:zlib';
import { secureOrigins } from './secure-origins';

async function ask(origin: string, path: string) {
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ':path': path });
    const status = new Promise<unknown>((resolve) => {
      stream.on('response', (headers) => resolve(headers[':status']));
    });
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return { status: await status, body: Buffer.concat(chunks) };
  } finally {
    session.close();
  }
}

describe('an origin of the bench', () => {
  it('[bench] answers over HTTP/2 with TLS, in Brotli', async () => {
    const { makeOrigin } = await secureOrigins();
    const origin = makeOrigin(({ url }, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end(`you asked for ${url ?? ''}`);
    });
    await origin.start();
    const { status, body } = await ask(origin.origin, '/a');
    await origin.stop();
    expect(status).toBe(200);
    expect(brotliDecompressSync(body).toString()).toBe('you asked for /a');
  });

  it('[bench] answers without a body, and stops while a browser is connected', async () => {
    const { makeOrigin } = await secureOrigins();
    const origin = makeOrigin((_request, response) => {
      response.writeHead(304).end();
    });
    await origin.start();
    const session = connect(origin.origin, { rejectUnauthorized: false });
    session.on('error', () => undefined);
    await new Promise((resolve) => session.on('connect', resolve));
    const { status, body } = await ask(origin.origin, '/');
    expect([status, body.length]).toEqual([304, 0]);
    const closed = new Promise((resolve) => session.on('close', resolve));
    await origin.stop();
    await closed;
    expect(session.destroyed).toBe(true);
  });
});
