/** Where a page finds its composition unless its configuration says otherwise: its path on the shell's origin. */
export const localPointer = '/env/local/current.json';

/** Folder of the compositions, beside that of the environments. */
export const compositionsFolder = 'compositions/';

/** A composition by its hash. */
export const compositionKey = (hash: string): string => `${compositionsFolder}${hash}.json`;

/** Name of the file in a release's folder that describes it, by whose hash the release is named. */
export const releaseContents = 'release.json';
