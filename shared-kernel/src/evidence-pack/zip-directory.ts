/** What the directory of a ZIP file says of one entry. */
export interface ZipEntry {
  /** As it is written, with the folder separators of any system as `/`. */
  readonly name: string;
  /** How it is compressed: 0 not at all, 8 by deflate. */
  readonly method: number;
  readonly isEncrypted: boolean;
  /** Bytes as they are unpacked, as the directory states it. */
  readonly size: number;
  /** The bytes in the file. */
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** Signatures of the parts of a ZIP file, as it has them. */
const signatures = { entry: 0x02014b50, end: 0x06054b50, local: 0x04034b50 } as const;

/** Bytes of the fixed fields of each part, and the most that a comment adds to the end. */
const fixed = { entry: 46, end: 22, local: 30, maxComment: 0xffff } as const;

const encryptedFlag = 0x1;

const strict = new TextDecoder('utf-8', { fatal: true });

/** Finder writes UTF-8 and does not say so. A name in another encoding is read byte by byte. */
function nameOf(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - fixed.end;
  for (let at = last; at >= Math.max(0, last - fixed.maxComment); at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at;
  return undefined;
}

/** An entry of the directory and where the next one begins; undefined where there is none. */
function readEntry(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number) {
  if (view.getUint32(at, true) !== signatures.entry) return undefined;
  const flag = view.getUint16(at + 8, true);
  const packedSize = view.getUint32(at + 20, true);
  const nameEnd = at + fixed.entry + view.getUint16(at + 28, true);
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== signatures.local) return undefined;
  const start =
    local + fixed.local + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (nameEnd > bytes.length || start + packedSize > bytes.length) return undefined;
  const entry: ZipEntry = {
    name: nameOf(bytes.subarray(at + fixed.entry, nameEnd)).replaceAll('\\', '/'),
    method: view.getUint16(at + 10, true),
    isEncrypted: (flag & encryptedFlag) !== 0,
    size: view.getUint32(at + 24, true),
    packed: bytes.subarray(start, start + packedSize),
  };
  const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  return { entry, next };
}

/**
 * The entries of a ZIP file as its directory lists them, none of them unpacked; undefined for what is none or is damaged.
 * The library in use unpacks an entry whole and so cannot stop at the size that it states.
 */
export function zipEntries(bytes: Uint8Array<ArrayBuffer>): readonly ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(view);
    if (end === undefined) return undefined;
    const entries: ZipEntry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      const read = readEntry(bytes, view, at);
      if (!read) return undefined;
      entries.push(read.entry);
      at = read.next;
    }
    return entries;
  } catch {
    // A place that the file states lies beyond it.
    return undefined;
  }
}
