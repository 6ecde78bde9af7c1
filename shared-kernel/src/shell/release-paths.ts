/** The default path of the composition pointer on the shell’s origin. */
export const localPointerPath = '/env/local/current.json';

/** The path of a composition by hash. */
export const createCompositionKey = (hash: string): string => `compositions/${hash}.json`;

/**
 * Returns the file name of the document that describes a release. A release is named by its hash, so the name is
 * sufficient to verify every file. Files are named by content hash, so releases share unchanged files.
 */
export const createReleaseDocumentName = (release: string): string => `${release}.json`;
