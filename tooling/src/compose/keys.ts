const numbered = (seq: number) => `${String(seq).padStart(8, '0')}.json`;

/** Folder of everything that belongs to an environment. */
export const environmentsFolder = 'env/';
export const environmentFolder = (environment: string) => `${environmentsFolder}${environment}/`;

export const pointerKey = (environment: string) => `${environmentFolder(environment)}current.json`;
export const historyPrefix = (environment: string) => `${environmentFolder(environment)}history/`;
export const historyKey = (environment: string, seq: number) =>
  historyPrefix(environment) + numbered(seq);

export const shellPageKey = (environment: string) => `${environmentFolder(environment)}index.html`;
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
export const releaseFolder = (name: string, release: string) =>
  `${releasesFolder(name)}${release}/`;
