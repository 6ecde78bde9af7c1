/** A stream that packs or unpacks, as browsers have them for gzip. */
interface Packer {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}

interface Packing {
  readonly CompressionStream?: new (format: 'gzip') => Packer;
  readonly DecompressionStream?: new (format: 'gzip') => Packer;
}

/** What packs, where the browser can. */
export function gzip(): Packer | undefined {
  const { CompressionStream: Gzip } = globalThis as Packing;
  return Gzip && new Gzip('gzip');
}

/** What unpacks, where the browser can. */
export function gunzip(): Packer | undefined {
  const { DecompressionStream: Gunzip } = globalThis as Packing;
  return Gunzip && new Gunzip('gzip');
}

/** Whether a file that begins with these bytes is packed. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Bytes as they come out of a packer that they are led through, no more of them at a time than are read. */
export async function* through(
  chunks: AsyncIterable<Uint8Array>,
  { readable, writable }: Packer,
): AsyncGenerator<Uint8Array> {
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
  // Whoever reads is told; unread, it is nobody's.
  feeding.catch(() => undefined);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
    await feeding;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
