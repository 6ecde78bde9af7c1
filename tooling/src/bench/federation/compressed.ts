import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressible = /^(text|application\/(javascript|json)|image\/svg)/;

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Lets a listener answer into memory; the response itself is untouched until then. */
function heldBack(response: ServerResponse, done: (answer: Answer) => void): void {
  const chunks: Buffer[] = [];
  let status = 200;
  let headers: OutgoingHttpHeaders = {};
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) chunks.push(Buffer.from(chunk));
    return true;
  };
  const held = {
    writeHead(code: number, given: OutgoingHttpHeaders = {}) {
      status = code;
      headers = given;
      return response;
    },
    write: keep,
    end(chunk?: unknown) {
      keep(chunk);
      for (const name of Object.keys(held)) Reflect.deleteProperty(response, name);
      done({ status, headers, body: Buffer.concat(chunks) });
      return response;
    },
  };
  Object.assign(response, held);
}

/**
 * Answers as the listener does, text in Brotli at its best level as a bucket would hold it beforehand:
 * each address is compressed once, whoever asks first.
 */
export function compressed(listener: RequestListener): RequestListener {
  const kept = new Map<string, Promise<Buffer>>();
  const compressOnce = (key: string, body: Buffer) => {
    const held = kept.get(key) ?? compress(body);
    kept.set(key, held);
    return held;
  };
  return (request, response) => {
    heldBack(response, ({ status, headers, body }) => {
      const all: OutgoingHttpHeaders = {};
      for (const [name, value] of Object.entries(headers)) all[name.toLowerCase()] = value;
      const type = String(all['content-type'] ?? response.getHeader('Content-Type') ?? '');
      const isText = status === 200 && body.length > 0 && compressible.test(type);
      const send = (sent: Buffer) =>
        response.writeHead(status, { ...all, 'content-length': sent.length }).end(sent);
      if (!isText) {
        response.writeHead(status, all).end(body);
        return;
      }
      response.setHeader('Content-Encoding', 'br');
      compressOnce(`${request.url ?? ''} ${body.length}`, body).then(send, () =>
        response.destroy(),
      );
    });
    listener(request, response);
  };
}
