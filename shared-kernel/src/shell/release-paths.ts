/**
 * Default path of the document that names the current composition. It applies if the shell’s own server hosts the
 * document.
 */
export const localCompositionPointerPath = '/env/local/current.json';

/** Returns the path at which a composition is stored, by its hash. */
export const createCompositionPath = (hash: string): string => `compositions/${hash}.json`;

/**
 * Returns the file name of the JSON document that describes a release. The release id is a hash of its contents, so it
 * identifies every file. Unchanged files have the same name in all releases.
 */
export const createReleaseDocumentName = (release: string): string => `${release}.json`;
