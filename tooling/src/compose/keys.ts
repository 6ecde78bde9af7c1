import { posix } from 'node:path';
import { compositionKey, releaseDocument } from 'shared-kernel/remote';

export const compositionsFolder = `${posix.dirname(compositionKey('any'))}/`;

export const environmentsFolder = 'env/';
export const environmentFolder = (environment: string) => `${environmentsFolder}${environment}/`;

export const pointerKey = (environment: string) => `${environmentFolder(environment)}current.json`;
export const shellPageKey = (environment: string) => `${environmentFolder(environment)}index.html`;

export const historyFolder = (environment: string) => `${environmentFolder(environment)}history/`;
export const historyKey = (environment: string, seq: number) =>
  `${historyFolder(environment)}${String(seq).padStart(8, '0')}.json`;

/** The shell released to an environment, by the hash of its page. */
export const shellKey = (environment: string, page: string) =>
  `${environmentFolder(environment)}shells/${page}.json`;

/** Folder of hashed files, in a build and on the server. */
export const assetsFolder = 'assets/';
export const shellAssetsFolder = `shell/${assetsFolder}`;

export const releasesFolder = (name: string) => `${name}/r/`;

/** The description of a release, next to files that it may share with other releases. */
export const releaseKey = (name: string, release: string) =>
  releasesFolder(name) + releaseDocument(release);
