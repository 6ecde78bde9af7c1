/** Where a page finds its composition unless its configuration says otherwise: its path on the shell's origin. */
export const localPointer = '/env/local/current.json';

/** A composition by its hash, in a folder beside that of the environments. */
export const compositionKey = (hash: string): string => `compositions/${hash}.json`;

/**
 * Name of what describes a release, beside its files. The release is named by its hash, so the name is
 * enough to check every file. Files are named by their content, so that releases share what did not change.
 */
export const releaseDocument = (release: string): string => `${release}.json`;
