import { brotliDecompressSync } from 'node:zlib';
import { StaticServer } from '../../serve/static-server';
import { compressed } from './compressed';

async function answerOf(status: number, type: string, body: string | Buffer) {
  const server = new StaticServer(
    compressed((_request, response) => {
      response.writeHead(status, { 'Content-Type': type, ETag: '"one"' });
      response.end(body);
    }),
  );
  await server.start();
  try {
    const { get } = await import('node:http');
    return await new Promise<{ status?: number; encoding?: string; etag?: string; body: Buffer }>(
      (resolve) =>
        get(server.origin, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              encoding: answer.headers['content-encoding'],
              etag: answer.headers.etag,
              body: Buffer.concat(chunks),
            }),
          );
        }),
    );
  } finally {
    await server.stop();
  }
}

describe('compressed', () => {
  const text = 'the same again '.repeat(200);

  it('[bench] sends text in Brotli with the headers the listener gave it', async () => {
    const answer = await answerOf(200, 'text/javascript', text);
    expect(answer).toMatchObject({ status: 200, encoding: 'br', etag: '"one"' });
    expect(answer.body.length).toBeLessThan(100);
    expect(brotliDecompressSync(answer.body).toString()).toBe(text);
  });

  it('[bench] leaves what is compressed by itself as it is', async () => {
    const answer = await answerOf(200, 'font/woff2', Buffer.from(text));
    expect(answer.encoding).toBeUndefined();
    expect(answer.body.toString()).toBe(text);
  });

  it('[bench] passes an answer without a body on', async () => {
    expect(await answerOf(304, 'text/javascript', '')).toMatchObject({ status: 304 });
  });
});
