export interface ZipEntry {
  /** The path of a ZIP entry. The separator is `/` on every operating system. */
  readonly name: string;
  /** Compression method of the ZIP entry: 0 for none, 8 for deflate. */
  readonly method: number;
  readonly isEncrypted: boolean;
  /** Unpacked size in bytes, as declared in the ZIP directory. */
  readonly size: number;
  readonly packed: Uint8Array<ArrayBuffer>;
}

const signatures = { entry: 0x02014b50, end: 0x06054b50, local: 0x04034b50 } as const;

/** Sizes of the fixed parts of ZIP records, and the maximum length of the archive comment, in bytes. */
const fixed = { entry: 46, end: 22, local: 30, maxComment: 0xffff } as const;

const encryptedFlag = 0x1;

const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes a name as UTF-8 even without the UTF-8 flag, because macOS Finder omits the flag. Names in other encodings
 * are decoded byte by byte.
 */
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
 * Returns the entries of a ZIP directory, or `undefined` if it is invalid. The ZIP library is not used for this,
 * because it would unpack more bytes than the directory declares.
 */
export function readZipEntries(bytes: Uint8Array<ArrayBuffer>): readonly ZipEntry[] | undefined {
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
    return undefined;
  }
}
