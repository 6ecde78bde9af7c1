import type { RequestListener } from 'node:http';
import { connect } from 'node:http2';
import { brotliDecompressSync } from 'node:zlib';
import { secureOrigins } from './secure-origins';

async function startOrigin(listener: RequestListener) {
  const origin = (await secureOrigins()).makeOrigin(listener);
  await origin.start();
  return origin;
}

const openSession = (address: string) => connect(address, { rejectUnauthorized: false });

async function ask(address: string, path: string) {
  const session = openSession(address);
  try {
    const stream = session.request({ ':path': path });
    const headers = new Promise<Record<string, unknown>>((resolve) => {
      stream.on('response', (received) => resolve({ ...received }));
    });
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return { headers: await headers, body: Buffer.concat(chunks) };
  } finally {
    session.close();
  }
}

const text = 'the same again '.repeat(200);

describe('an origin of the bench', () => {
  it('[bench] answers over HTTP/2 with TLS, text in Brotli, and all else as it is', async () => {
    const origin = await startOrigin(({ url }, response) => {
      response.setHeader('Cache-Control', 'no-cache');
      const type = url === '/script' ? 'text/javascript' : 'font/woff2';
      response.writeHead(200, { 'Content-Type': type, ETag: '"one"' }).end(text);
    });
    const script = await ask(origin.origin, '/script');
    const font = await ask(origin.origin, '/font');
    await origin.stop();
    expect(script.headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'content-length': String(script.body.length),
      'cache-control': 'no-cache',
      etag: '"one"',
    });
    expect(script.body.length).toBeLessThan(100);
    expect(brotliDecompressSync(script.body).toString()).toBe(text);
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.body.toString()).toBe(text);
  });

  it('[bench] answers without a body, and stops while a browser is connected', async () => {
    const origin = await startOrigin((_request, response) => {
      response.writeHead(304, { 'Content-Type': 'text/javascript' }).end();
    });
    const session = openSession(origin.origin);
    session.on('error', () => undefined);
    await new Promise((resolve) => session.on('connect', resolve));
    const { headers, body } = await ask(origin.origin, '/');
    expect([headers[':status'], body.length]).toEqual([304, 0]);
    const closed = new Promise((resolve) => session.on('close', resolve));
    await origin.stop();
    await closed;
    expect(session.destroyed).toBe(true);
  });
});
