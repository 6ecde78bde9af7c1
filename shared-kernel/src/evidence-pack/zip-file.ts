import { Inflate, zipSync } from 'fflate';
import { CommandError, refuse } from '../workspace/commands/command-error';
import { pathProblem } from './safe-path';
import { zipEntries, type ZipEntry } from './zip-directory';

/** A file of a pack. */
export interface Member {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The members as one ZIP file that stores them as they are, so that anything can read and check them. */
export const zipMembers = (members: readonly Member[], now: Date): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(members.map(({ path, bytes }) => [path, bytes])), {
    level: 0,
    mtime: now,
  });

/** The largest pack that is read in a page, in bytes: 50 MB in decimal units, as sizes are shown. */
export const packLimit = 50_000_000;

const zipStart = [0x50, 0x4b, 0x03, 0x04];

/** What was read of a ZIP file; `remarks` are sentences on how it differs from a pack as it is exported. */
type ReadZip =
  | { readonly members: readonly Member[]; readonly remarks: readonly string[] }
  | { readonly problem: string };

const damaged = 'This is not a ZIP file, or it is damaged.';

/** Members are unpacked in pieces of this many bytes. Deflate makes at most a thousand times as many of a piece. */
const pieceBytes = 16_384;

/** A member that deflate has packed; it stops where the member holds more than it states. */
function inflated({ name, packed, size }: ZipEntry): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((piece) => {
    if (length + piece.length > size) refuse(`“${name}” holds more than the size that it states.`);
    bytes.set(piece, length);
    length += piece.length;
  });
  for (let at = 0; at < packed.length; at += pieceBytes) {
    const piece = packed.subarray(at, at + pieceBytes);
    inflate.push(piece, at + pieceBytes >= packed.length);
  }
  if (length < size) refuse(`“${name}” holds less than the size that it states.`);
  return bytes;
}

/** The bytes of a member, whether they are stored as they are or were packed by deflate. */
function contentOf(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const { name, method, isEncrypted, size, packed } = entry;
  if (isEncrypted) refuse(`“${name}” is encrypted.`);
  if (method === 8) return inflated(entry);
  if (method !== 0) refuse(`“${name}” is compressed in a way that cannot be read here.`);
  if (packed.length !== size) refuse(`The size of “${name}” does not fit.`);
  return packed.slice();
}

/** What systems add to a folder on their own: notes on its look, no part of a pack. */
const systemFile = /(?:^|\/)(?:__MACOSX(?:\/|$)|\._|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;

const isFolder = ({ name, size }: ZipEntry) => name.endsWith('/') && size === 0;

/** Refuses an entry by what the directory says of it, before anything of it is unpacked. */
function refuseEntry(name: string, seen: ReadonlySet<string>): void {
  const problem = pathProblem(name.replace(/\/$/, ''));
  if (problem !== undefined) refuse(`The file holds ${problem}: “${name}”.`);
  if (seen.has(name)) refuse(`The file holds “${name}” twice.`);
}

/** The one folder that has the marker and all other members; undefined if there is none. */
function topFolderOf(paths: readonly string[], marker: string): string | undefined {
  const [first = ''] = paths;
  const top = first.slice(0, first.indexOf('/') + 1);
  const isTop = top !== '' && paths.includes(`${top}${marker}`);
  return isTop && paths.every((path) => path.startsWith(top)) ? top : undefined;
}

/** The most files that are named as left out. */
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
      ? ['It was compressed again after the export: the files are compared by content.']
      : []),
    ...(top === undefined ? [] : [`Its files are in the folder “${top.slice(0, -1)}”.`]),
    ...(leftOut.length === 0
      ? []
      : [`Left out, as the system that packed it added it: ${left}${more}.`]),
  ];
}

/** The paths of members, NFC as they were exported: some systems take letters and accents apart. */
const pathOf = ({ name }: ZipEntry) => name.normalize('NFC');

function readEntries(entries: readonly ZipEntry[], marker: string): ReadZip {
  const seen = new Set<string>();
  for (const entry of entries) {
    refuseEntry(pathOf(entry), seen);
    seen.add(pathOf(entry));
  }
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > packLimit) refuse('The file unpacks to more than 50 MB.');
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
 * Reads a ZIP file whose members are stored or deflated, as systems pack a folder: in one folder or not, with entries of
 * folders and the system’s own files or not. `marker` is the path that a pack has at its top. A file that unpacks to more
 * than `packLimit` or than it states, or holds a path that leaves its folder, is refused with the reason.
 */
export function readZip(bytes: Uint8Array<ArrayBuffer>, marker: string): ReadZip {
  if (bytes.length > packLimit) return { problem: 'The file is larger than 50 MB.' };
  if (zipStart.some((byte, at) => bytes[at] !== byte)) return { problem: damaged };
  const entries = zipEntries(bytes);
  if (!entries) return { problem: damaged };
  try {
    return readEntries(entries, marker);
  } catch (error) {
    return { problem: error instanceof CommandError ? error.message : damaged };
  }
}
