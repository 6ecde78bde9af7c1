import { posix } from 'node:path';
import { createCompositionKey, createReleaseDocumentName } from 'shared-kernel/remote';

export const compositionsFolder = `${posix.dirname(createCompositionKey('any'))}/`;

export const environmentsFolder = 'env/';
export const environmentFolder = (environment: string) => `${environmentsFolder}${environment}/`;

export const pointerKey = (environment: string) => `${environmentFolder(environment)}current.json`;
export const shellPageKey = (environment: string) => `${environmentFolder(environment)}index.html`;

export const historyFolder = (environment: string) => `${environmentFolder(environment)}history/`;
export const historyKey = (environment: string, seq: number) =>
  `${historyFolder(environment)}${String(seq).padStart(8, '0')}.json`;

export const shellKey = (environment: string, page: string) =>
  `${environmentFolder(environment)}shells/${page}.json`;

export const assetsFolder = 'assets/';
export const shellAssetsFolder = `shell/${assetsFolder}`;

export const releasesFolder = (name: string) => `${name}/r/`;

export const releaseKey = (name: string, release: string) =>
  releasesFolder(name) + createReleaseDocumentName(release);
