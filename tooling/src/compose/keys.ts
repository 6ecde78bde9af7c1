import { posix } from 'node:path';
import { compositionKey, releaseDocument } from 'shared-kernel/remote';

const numbered = (seq: number) => `${String(seq).padStart(8, '0')}.json`;

/** The number that a key of a history is written under. */
export function numberIn(key: string): number | undefined {
  const [, number] = /\/(\d{8,})\.json$/.exec(key) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The highest number that there is below a prefix of a history; none is `0`. */
export const highestNumber = (keys: readonly { readonly key: string }[]): number =>
  keys.reduce((highest, { key }) => Math.max(highest, numberIn(key) ?? 0), 0);

/** Folder of the compositions. */
export const compositionsFolder = `${posix.dirname(compositionKey('any'))}/`;

/** Folder of everything that belongs to an environment. */
export const environmentsFolder = 'env/';
export const environmentFolder = (environment: string) => `${environmentsFolder}${environment}/`;

export const pointerKey = (environment: string) => `${environmentFolder(environment)}current.json`;
export const historyPrefix = (environment: string) => `${environmentFolder(environment)}history/`;
export const historyKey = (environment: string, seq: number) =>
  historyPrefix(environment) + numbered(seq);

export const shellPageKey = (environment: string) => `${environmentFolder(environment)}index.html`;
/** Folder of the pages that an environment had, and of what they were built from. */
export const keptPagesFolder = (environment: string) => `${environmentFolder(environment)}pages/`;
/** A shell's page as it was released, by its hash; no browser takes it for a page. */
export const keptPageKey = (environment: string, page: string) =>
  `${keptPagesFolder(environment)}${page}.json`;

/** What is kept beside such a page: what it was built from, and by whom. */
export const pageRecordKey = (environment: string, page: string) =>
  keptPageKey(environment, page).replace(/json$/, 'built.json');

/** What the environment has otherwise than others. */
export const settingsKey = (environment: string) =>
  `${environmentFolder(environment)}settings.json`;
export const shellRecordKey = (environment: string) =>
  `${environmentFolder(environment)}shell.json`;
export const shellHistoryPrefix = (environment: string) =>
  `${environmentFolder(environment)}shells/`;
export const shellHistoryKey = (environment: string, seq: number) =>
  shellHistoryPrefix(environment) + numbered(seq);

/** Folder of hashed files, in a build and where it is served. */
export const assetsFolder = 'assets/';

const shellFolder = 'shell/';

/** The folder of the shell's hashed assets: a store of its own has them at its root. */
export const shellAssets = (isOwnStore: boolean) =>
  isOwnStore ? assetsFolder : shellFolder + assetsFolder;

export const releasesFolder = (name: string) => `${name}/r/`;
/** The release that a key describes. */
export const releaseIn = (key: string): string | undefined =>
  /\/r\/([0-9a-f]{32})\.json$/.exec(key)?.[1];

/** What describes a release, beside the files that it shares with others. */
export const releaseKey = (name: string, release: string) =>
  releasesFolder(name) + releaseDocument(release);

/** What is kept beside a release: what it was built from, and by whom. */
export const recordKey = (name: string, release: string) =>
  `${releasesFolder(name)}${release}.built.json`;
