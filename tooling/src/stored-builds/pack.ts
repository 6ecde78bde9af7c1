import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as v from 'valibot';

/** Files by their path. */
export type Files = ReadonlyMap<string, Buffer>;

const indexSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))])),
);

const lengthBytes = 4;

/** Files in one archive, the same for the same files: an index of paths and lengths, then their bytes. */
export function pack(files: Files): Buffer {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const index = Buffer.from(JSON.stringify(sorted.map(([path, body]) => [path, body.length])));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(index.length);
  const whole = Buffer.concat([length, index, ...sorted.map(([, body]) => body)]);
  return brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
}

/** The files of an archive. */
export function unpack(archive: Buffer): Files {
  const whole = brotliDecompressSync(archive);
  let at = lengthBytes + whole.readUInt32BE();
  const index = v.parse(indexSchema, whole.subarray(lengthBytes, at).toString());
  return new Map(index.map(([path, size]) => [path, whole.subarray(at, (at += size))] as const));
}
