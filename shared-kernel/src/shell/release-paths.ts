/**
 * Default path of the document that names the current composition. The default applies if the shell’s own server hosts
 * the document.
 */
export const localCompositionPointerPath = '/env/local/current.json';

/** Returns the path at which a composition is stored, by its hash. */
export const createCompositionPath = (hash: string): string => `compositions/${hash}.json`;

/**
 * Returns the file name of the JSON document that describes a release. The release id is a hash of the release’s
 * contents.
 */
export const createReleaseDocumentName = (release: string): string => `${release}.json`;
