/** Bytes that may be written into a file: their memory is not shared with another thread. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A stream that packs or unpacks, as browsers have them for gzip. */
interface Packer {
  readonly readable: ReadableStream<Bytes>;
  readonly writable: WritableStream<Bytes>;
}

interface Packing {
  readonly CompressionStream?: new (format: 'gzip') => Packer;
  readonly DecompressionStream?: new (format: 'gzip') => Packer;
}

/** What packs, where the browser can. */
export function gzip(): Packer | undefined {
  const page: Packing = globalThis;
  return page.CompressionStream && new page.CompressionStream('gzip');
}

/** What unpacks, where the browser can. */
export function gunzip(): Packer | undefined {
  const page: Packing = globalThis;
  return page.DecompressionStream && new page.DecompressionStream('gzip');
}

/** Whether a file that begins with these bytes is packed. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Bytes as they come out of a packer that they are led through, no more of them at a time than are read. */
export async function* through(
  chunks: AsyncIterable<Bytes>,
  { readable, writable }: Packer,
): AsyncGenerator<Bytes> {
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const feed = async () => {
    try {
      for await (const chunk of chunks) await writer.write(chunk);
      await writer.close();
    } catch (error) {
      await writer.abort(error).catch(() => undefined);
      throw error;
    }
  };
  const feeding = feed();
  // A reader gets its error; without one it is ignored.
  feeding.catch(() => undefined);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
    await feeding;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
