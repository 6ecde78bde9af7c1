import { isGzip } from './packing';

const headBytes = 2;
const tailBytes = 4;
/** No byte of what Deflate packs becomes more than these: a claim beyond is that of a file which was cut or damaged. */
const mostUnpackedOfByte = 1032;

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** Bytes of a file as it is read: of a packed one as its last bytes say, which may be wrong. */
export async function unpackedSize(file: Blob): Promise<number> {
  try {
    if (!isGzip(await bytesOf(file.slice(0, headBytes)))) return file.size;
    const tail = await bytesOf(file.slice(-tailBytes));
    const claimed = new DataView(tail.buffer).getUint32(0, true);
    return claimed > file.size * mostUnpackedOfByte ? file.size : Math.max(file.size, claimed);
  } catch {
    // Reading the file will tell what is wrong with it.
    return file.size;
  }
}
