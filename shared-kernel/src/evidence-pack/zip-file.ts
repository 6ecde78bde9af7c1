import { Inflate, zipSync } from 'fflate';
import { CommandError, refuse } from '../workspace/commands/command-error';
import { findPathProblem } from './safe-path';
import { readZipEntries, type ZipEntry } from './zip-directory';

export interface ZipMember {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Creates an uncompressed ZIP file. Any tool can read and check such a file. */
export const createZip = (members: readonly ZipMember[], now: Date): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(members.map(({ path, bytes }) => [path, bytes])), {
    level: 0,
    mtime: now,
  });

/** Maximum size in bytes of an evidence pack that a user can open: 50 MB in decimal units. */
export const maxEvidencePackBytes = 50_000_000;

const zipStart = [0x50, 0x4b, 0x03, 0x04];

type ReadZip =
  | { readonly members: readonly ZipMember[]; readonly remarks: readonly string[] }
  | { readonly problem: string };

const damaged = 'This is not a ZIP file, or it is damaged.';

/**
 * Compressed data is unpacked in chunks of this size in bytes. Unpacking enlarges a chunk at most about a thousandfold.
 */
const pieceBytes = 16_384;

/** Unpacks a member of a ZIP file. Throws if the output exceeds the declared size. */
function inflated({ name, packed, size }: ZipEntry): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((piece) => {
    if (length + piece.length > size) refuse(`“${name}” is larger than the stated size.`);
    bytes.set(piece, length);
    length += piece.length;
  });
  for (let at = 0; at < packed.length; at += pieceBytes) {
    const piece = packed.subarray(at, at + pieceBytes);
    inflate.push(piece, at + pieceBytes >= packed.length);
  }
  if (length < size) refuse(`“${name}” is smaller than the stated size.`);
  return bytes;
}

function contentOf(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const { name, method, isEncrypted, size, packed } = entry;
  if (isEncrypted) refuse(`“${name}” is encrypted.`);
  if (method === 8) return inflated(entry);
  if (method !== 0) refuse(`“${name}” uses an unsupported compression method.`);
  if (packed.length !== size) refuse(`The size of “${name}” does not match the stated size.`);
  return packed.slice();
}

const systemFile = /(?:^|\/)(?:__MACOSX(?:\/|$)|\._|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;

const isFolder = ({ name, size }: ZipEntry) => name.endsWith('/') && size === 0;

/** Throws if the name of a ZIP entry is unsafe or occurs twice. Called before anything is unpacked. */
function refuseEntry(name: string, seen: ReadonlySet<string>): void {
  const problem = findPathProblem(name.replace(/\/$/, ''));
  if (problem !== undefined) refuse(`The file contains ${problem}: “${name}”.`);
  if (seen.has(name)) refuse(`The file contains “${name}” twice.`);
}

/**
 * Returns the top-level folder if it directly contains the marker file and contains all other files, otherwise
 * `undefined`.
 */
function topFolderOf(paths: readonly string[], marker: string): string | undefined {
  const [first = ''] = paths;
  const top = first.slice(0, first.indexOf('/') + 1);
  const isTop = top !== '' && paths.includes(`${top}${marker}`);
  return isTop && paths.every((path) => path.startsWith(top)) ? top : undefined;
}

/** Maximum number of skipped files that a message lists. */
const maxNamed = 5;

function remarksOf(
  entries: readonly ZipEntry[],
  leftOut: readonly string[],
  top: string | undefined,
): readonly string[] {
  const isPacked = entries.some(({ method }) => method !== 0);
  const left = leftOut.slice(0, maxNamed).join(', ');
  const more = leftOut.length > maxNamed ? ` and ${leftOut.length - maxNamed} more` : '';
  return [
    ...(isPacked
      ? ['The pack was recompressed after the export. Files are compared by content.']
      : []),
    ...(top === undefined ? [] : [`The files are in the folder “${top.slice(0, -1)}”.`]),
    ...(leftOut.length === 0 ? [] : [`Ignored system files: ${left}${more}.`]),
  ];
}

/** Normalizes a path to Unicode NFC, because some systems decompose accented letters. */
const pathOf = ({ name }: ZipEntry) => name.normalize('NFC');

function readEntries(entries: readonly ZipEntry[], marker: string): ReadZip {
  const seen = new Set<string>();
  for (const entry of entries) {
    refuseEntry(pathOf(entry), seen);
    seen.add(pathOf(entry));
  }
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > maxEvidencePackBytes) refuse('The file unpacks to more than 50 MB.');
  const isLeftOut = ({ name }: ZipEntry) => systemFile.test(name);
  const files = entries.filter((entry) => !isFolder(entry) && !isLeftOut(entry));
  const leftOut = entries.filter((entry) => isLeftOut(entry) && !isFolder(entry));
  const paths = files.map(pathOf);
  const top = topFolderOf(paths, marker);
  const members = files.map((entry) => ({
    path: pathOf(entry).slice(top?.length ?? 0),
    bytes: contentOf(entry),
  }));
  return { members, remarks: remarksOf(files, leftOut.map(pathOf), top) };
}

/**
 * Parses a ZIP file and skips folders and system files. Every pack has the file `marker` at its top level. Rejects
 * unsafe paths, and files larger than declared or than `maxEvidencePackBytes`.
 */
export function readZip(bytes: Uint8Array<ArrayBuffer>, marker: string): ReadZip {
  if (bytes.length > maxEvidencePackBytes) return { problem: 'The file is larger than 50 MB.' };
  if (zipStart.some((byte, at) => bytes[at] !== byte)) return { problem: damaged };
  const entries = readZipEntries(bytes);
  if (!entries) return { problem: damaged };
  try {
    return readEntries(entries, marker);
  } catch (error) {
    return { problem: error instanceof CommandError ? error.message : damaged };
  }
}
