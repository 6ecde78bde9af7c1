import { posix } from 'node:path';
import { createCompositionPath, createReleaseDocumentName } from 'shared-kernel/remote';

export const compositionsFolder = `${posix.dirname(createCompositionPath('any'))}/`;

export const environmentsFolder = 'env/';
export const getEnvironmentFolder = (environment: string) => `${environmentsFolder}${environment}/`;

export const createEnvironmentPointerKey = (environment: string) =>
  `${getEnvironmentFolder(environment)}current.json`;
export const createShellPageKey = (environment: string) =>
  `${getEnvironmentFolder(environment)}index.html`;

export const getHistoryFolder = (environment: string) =>
  `${getEnvironmentFolder(environment)}history/`;
export const createHistoryKey = (environment: string, seq: number) =>
  `${getHistoryFolder(environment)}${String(seq).padStart(8, '0')}.json`;

export const createShellKey = (environment: string, page: string) =>
  `${getEnvironmentFolder(environment)}shells/${page}.json`;

export const assetsFolder = 'assets/';
export const shellAssetsFolder = `shell/${assetsFolder}`;

export const getReleasesFolder = (name: string) => `${name}/r/`;

export const createReleaseKey = (name: string, release: string) =>
  getReleasesFolder(name) + createReleaseDocumentName(release);
