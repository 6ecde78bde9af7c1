/** Where a page finds its composition unless its configuration says otherwise: its path on the shell's origin. */
export const localPointer = '/env/local/current.json';

/** Folder of the compositions, beside that of the environments. */
export const compositionsFolder = 'compositions/';

/** A composition by its hash. */
export const compositionKey = (hash: string): string => `${compositionsFolder}${hash}.json`;

/**
 * Name of the file that is written last: a release without it is not whole. It describes the release,
 * and the release is named by its hash, so whoever knows the name can check every file.
 */
export const releaseContents = 'release.json';
