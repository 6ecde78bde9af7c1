/** The properties of a collection that the description of its remote also contains. */
export interface CollectionIdentity {
  /**
   * The name of the collection. It starts with the name of its remote, so that names of different remotes cannot
   * collide.
   */
  readonly name: `${string}.${string}`;
  /** The version of the schema. Increase the version when a change makes stored records invalid. */
  readonly version: number;
}

/**
 * Matches the name of a remote’s collection, which contains a dot. Names of the kernel’s own collections contain none.
 */
export const collectionNamePattern = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}$/;

/** Matches the name of a remote’s collection with its version, such as `invoices.notes@1`. */
export const versionedNamePattern = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}@[1-9]\d{0,3}$/;
