/**
 * The properties of a collection that its remote's description also contains.
 *
 * @example
 * export const noteTerms = { name: 'invoices.notes', version: 1 } as const satisfies CollectionTerms;
 */
export interface CollectionTerms {
  /** Starts with the name of its remote, so that names of different remotes cannot collide. */
  readonly name: `${string}.${string}`;
  /** Increment it when a schema change makes stored records invalid. */
  readonly version: number;
}

/** Names of remote collections; those of the kernel contain no dot. */
export const collectionNamePattern = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}$/;

/** The name of a remote collection with its version. */
export const versionedNamePattern = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}@[1-9]\d{0,3}$/;
