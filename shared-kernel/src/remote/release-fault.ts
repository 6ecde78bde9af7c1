import type { RemoteRelease } from './composition';

/** What a browser reads as a folder above, an encoded dot included. */
const aboveOrHere = /^(\.|%2e){1,2}$/i;

const isPlain = (segments: readonly string[]) =>
  segments.every((segment) => segment !== '' && !aboveOrHere.test(segment));

/** Whether a path leads to a file below the folder that it is appended to, however a browser reads it. */
const isBelow = (path: string) => /^[^\s\\:?#%]+$/.test(path) && isPlain(path.split('/'));

function isFolder(address: string): boolean {
  const [, path] = /^(?:https?:\/\/[^\s/\\?#@]+)?\/([^\s\\?#]*)$/.exec(address) ?? [];
  return path !== undefined && (path === '' || isPlain(path.split('/').slice(0, -1)));
}

/**
 * What is wrong with where a release says that its files are, as the end of a sentence such as “the release of
 * contracts …”; `undefined` where each is in its own folder and the entry is one of them. A release without
 * digests, which a development server has, may name any entry in its folder.
 */
export function releaseFault({
  address,
  entry,
  manifest = entry,
  files,
  screens,
}: Pick<RemoteRelease, 'address' | 'entry' | 'manifest' | 'files' | 'screens'>):
  | string
  | undefined {
  if (!isFolder(address)) return `has the address “${address}”, which is not that of a folder.`;
  const paths = [entry, manifest, ...Object.keys(files), ...Object.values(screens).flat()];
  const astray = paths.find((path) => !isBelow(path));
  if (astray !== undefined) return `names the file “${astray}”, which is not a path in its folder.`;
  if (Object.keys(files).length === 0 || Object.hasOwn(files, entry)) return undefined;
  return `begins with “${entry}”, which is not one of its files.`;
}
