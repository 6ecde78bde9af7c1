import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { CliError } from '../command-line/cli-error';

const unlisted = new Map([
  ['.icc', 'application/vnd.iccprofile'],
  ['.ico', 'image/x-icon'],
]);

export function getContentType(key: string): string {
  const type = lookup(key) ?? unlisted.get(extname(key));
  if (type === undefined)
    throw new CliError(`${key} has an extension whose type Trustfold does not know.`);
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

export const immutableCachePolicy = 'public, max-age=31536000, immutable';

/** Whether a key may be overwritten. Clients must revalidate the file of such a key on every request. */
export const isMutableKey = (key: string) => /^env\/[^/]+\/[^/]+$/.test(key);

export const getCachePolicy = (key: string) =>
  isMutableKey(key) ? 'no-cache' : immutableCachePolicy;

const textual = /^text\/|json|svg|wasm/;
const worthwhileBytes = 512;

export const isCompressible = (key: string, body: Buffer) =>
  !isMutableKey(key) && body.length > worthwhileBytes && textual.test(getContentType(key));

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

export const compressBrotli = (body: Buffer): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
export const compressGzip = (body: Buffer): Promise<Buffer> => zip(body, { level: 9 });
export const decompressBrotli = promisify(brotliDecompress);
