import { unzipSync, zipSync } from 'fflate';
import { isSafePath } from './safe-path';

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

type ReadZip = { readonly members: readonly Member[] } | { readonly problem: string };

/** What is wrong with a member by what the ZIP says of it, before anything is read of it. */
function memberProblem(
  { name, size, originalSize, compression }: Parameters<ZipFilter>[0],
  seen: ReadonlySet<string>,
): string | undefined {
  if (!isSafePath(name)) return `The file holds a path that leaves its folder: “${name}”.`;
  if (seen.has(name)) return `The file holds “${name}” twice.`;
  if (compression !== 0) return `“${name}” is compressed. A pack holds its members as they are.`;
  return size === originalSize ? undefined : `The size of “${name}” does not fit.`;
}

type ZipFilter = NonNullable<NonNullable<Parameters<typeof unzipSync>[1]>['filter']>;

/**
 * Reads a ZIP file of stored members, and nothing else: one that unpacks to more than it is, holds a path that leaves its
 * folder, or is larger than `packLimit` is refused with the reason.
 */
export function readZip(bytes: Uint8Array<ArrayBuffer>): ReadZip {
  if (bytes.length > packLimit) return { problem: 'The file is larger than 50 MB.' };
  if (zipStart.some((byte, at) => bytes[at] !== byte))
    return { problem: 'This is not a ZIP file, or it is damaged.' };
  const sizes = new Map<string, number>();
  let problem: string | undefined;
  let total = 0;
  const filter: ZipFilter = (file) => {
    total += file.originalSize;
    problem ??=
      memberProblem(file, new Set(sizes.keys())) ??
      (total > bytes.length ? 'The file is shorter than it says.' : undefined);
    sizes.set(file.name, file.originalSize);
    return problem === undefined;
  };
  try {
    const members = Object.entries(unzipSync(bytes, { filter }));
    const isWhole = members.every(([path, content]) => content.length === sizes.get(path));
    if (!isWhole || members.length < sizes.size) problem ??= 'The file is damaged.';
    if (problem !== undefined) return { problem };
    return { members: members.map(([path, content]) => ({ path, bytes: content })) };
  } catch {
    return { problem: 'This is not a ZIP file, or it is damaged.' };
  }
}
