import { brotliDecompressSync } from 'node:zlib';
import { answererOf, type Answer } from './answer';
import { compressed } from './compressed';

function answerOf(status: number, type: string, body: string | Buffer): Promise<Answer> {
  const answer = compressed(
    answererOf((_request, response) => {
      response.setHeader('Cache-Control', 'no-cache');
      response.writeHead(status, { 'Content-Type': type, ETag: '"one"' });
      response.end(body);
    }),
  );
  return answer({ method: 'GET', path: '/', headers: {} });
}

describe('compressed', () => {
  const text = 'the same again '.repeat(200);

  it('[bench] sends text in Brotli with the headers the listener gave it', async () => {
    const { status, headers, body } = await answerOf(200, 'text/javascript', text);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-cache',
      etag: '"one"',
    });
    expect(body.length).toBeLessThan(100);
    expect(brotliDecompressSync(body).toString()).toBe(text);
  });

  it('[bench] leaves what is compressed by itself as it is', async () => {
    const { headers, body } = await answerOf(200, 'font/woff2', Buffer.from(text));
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(text);
  });

  it('[bench] passes an answer without a body on', async () => {
    expect(await answerOf(304, 'text/javascript', '')).toMatchObject({ status: 304 });
  });
});
