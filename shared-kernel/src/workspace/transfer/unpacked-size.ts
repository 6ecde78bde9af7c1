import { isGzip } from './packing';

const headBytes = 2;
const tailBytes = 4;
/** Deflate unpacks one byte to at most this many: a file that claims more was cut or damaged. */
const maxUnpackedPerByte = 1032;

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** Bytes of a file as it is read: of a packed one as its last bytes say, which may be wrong. */
export async function unpackedSize(file: Blob): Promise<number> {
  try {
    if (!isGzip(await bytesOf(file.slice(0, headBytes)))) return file.size;
    const tail = await bytesOf(file.slice(-tailBytes));
    const claimed = new DataView(tail.buffer).getUint32(0, true);
    return claimed > file.size * maxUnpackedPerByte ? file.size : Math.max(file.size, claimed);
  } catch {
    // Reading the file will tell what is wrong with it.
    return file.size;
  }
}
