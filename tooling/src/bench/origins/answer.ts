import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { Socket } from 'node:net';

/** A request to an origin. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** What an origin says, whole; the names of its headers are in small letters. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

export type Answerer = (asked: Asked) => Promise<Answer>;

const smallNames = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Answers in memory as a listener would over a socket. */
export const answererOf =
  (listener: RequestListener): Answerer =>
  ({ method, path, headers }) =>
    new Promise((resolve) => {
      const request = Object.assign(new IncomingMessage(new Socket()), {
        method,
        url: path,
        headers,
      });
      const response = new ServerResponse(request);
      const chunks: Buffer[] = [];
      let status = 200;
      let given: OutgoingHttpHeaders = {};
      const keep = (chunk: unknown) => {
        if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) chunks.push(Buffer.from(chunk));
        return true;
      };
      Object.assign(response, {
        writeHead(code: number, more: OutgoingHttpHeaders = {}) {
          status = code;
          given = more;
          return response;
        },
        write: keep,
        end(chunk?: unknown) {
          keep(chunk);
          const all = { ...response.getHeaders(), ...smallNames(given) };
          resolve({ status, headers: all, body: Buffer.concat(chunks) });
          return response;
        },
      });
      listener(request, response);
    });
