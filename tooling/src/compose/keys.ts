import { posix } from 'node:path';
import { compositionKey, releaseDocument } from 'shared-kernel/remote';

/** Folder of the compositions. */
export const compositionsFolder = `${posix.dirname(compositionKey('any'))}/`;

/** Folder of everything that belongs to an environment. */
export const environmentsFolder = 'env/';
export const environmentFolder = (environment: string) => `${environmentsFolder}${environment}/`;

export const pointerKey = (environment: string) => `${environmentFolder(environment)}current.json`;
export const shellPageKey = (environment: string) => `${environmentFolder(environment)}index.html`;

export const historyFolder = (environment: string) => `${environmentFolder(environment)}history/`;
export const historyKey = (environment: string, seq: number) =>
  `${historyFolder(environment)}${String(seq).padStart(8, '0')}.json`;

/** A shell as it was released to an environment, by the hash of its page. */
export const shellKey = (environment: string, page: string) =>
  `${environmentFolder(environment)}shells/${page}.json`;

/** Folder of hashed files, in a build and where it is served. */
export const assetsFolder = 'assets/';
export const shellAssetsFolder = `shell/${assetsFolder}`;

export const releasesFolder = (name: string) => `${name}/r/`;

/** What describes a release, beside the files that it shares with others. */
export const releaseKey = (name: string, release: string) =>
  releasesFolder(name) + releaseDocument(release);
