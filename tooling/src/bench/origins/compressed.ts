import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Answerer } from './answer';

const compress = promisify(brotliCompress);
const compressible = /^(text|application\/(javascript|json)|image\/svg)/;

/**
 * Answers with text in Brotli at its best level, as a bucket holds it: each text is compressed once, at its
 * first request.
 */
export function compressed(answer: Answerer): Answerer {
  const kept = new Map<string, Promise<Buffer>>();
  const compressOnce = (key: string, body: Buffer) => {
    const held = kept.get(key) ?? compress(body);
    kept.set(key, held);
    return held;
  };
  return async (asked) => {
    const plain = await answer(asked);
    const { status, headers, body } = plain;
    const type = String(headers['content-type'] ?? '');
    if (status !== 200 || body.length === 0 || !compressible.test(type)) return plain;
    const sent = await compressOnce(`${asked.path} ${body.length}`, body);
    return {
      status,
      headers: { ...headers, 'content-length': sent.length, 'content-encoding': 'br' },
      body: sent,
    };
  };
}
