import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { CliError } from '../base/cli-error';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.icc': 'application/vnd.iccprofile',
};

/** The type a browser must be told; a file of an unknown kind is refused, not guessed. */
export function contentTypeOf(key: string): string {
  const type = contentTypes[extname(key).toLowerCase()];
  if (type === undefined)
    throw new CliError(`${key} has an extension whose type Trustfold does not know.`);
  return type;
}

export const immutable = 'public, max-age=31536000, immutable';

/** Whether a key may be overwritten, and must therefore be requested again each time. */
export const isPointer = (key: string) =>
  /(^|\/)env\/[^/]+\/[^/]+$/.test(key) || /(^|\/)index\.html$/.test(key);

export const cachePolicyOf = (key: string) => (isPointer(key) ? 'no-cache' : immutable);

export const encodings = ['br', 'gzip', 'none'] as const;
export type Encoding = (typeof encodings)[number];

const textual = /^text\/|json|svg|wasm/;
const worthwhileBytes = 512;

export const isCompressible = (key: string, body: Buffer) =>
  !isPointer(key) && body.length > worthwhileBytes && textual.test(contentTypeOf(key));

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);
const unbrotli = promisify(brotliDecompress);

export function compress(body: Buffer, encoding: Exclude<Encoding, 'none'>): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 9 });
  return brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}

export function decompress(body: Buffer, encoding: string | undefined): Promise<Buffer> {
  if (encoding === 'gzip') return unzip(body);
  if (encoding === 'br') return unbrotli(body);
  return Promise.resolve(body);
}
