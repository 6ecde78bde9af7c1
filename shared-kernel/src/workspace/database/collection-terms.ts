/**
 * The properties of a collection that the description of its remote also contains.
 *
 * @example
 * export const noteTerms = { name: 'invoices.notes', version: 1 } as const satisfies CollectionTerms;
 */
export interface CollectionTerms {
  /**
   * The name of the collection. It starts with the name of its remote, so that names of different remotes cannot
   * collide.
   */
  readonly name: `${string}.${string}`;
  /** The version of the schema. Increment it when a schema change makes stored records invalid. */
  readonly version: number;
}

/** The pattern for names of remote collections. Names of kernel collections contain no dot. */
export const collectionNamePattern = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}$/;

/** The pattern for the name of a remote collection with its version. */
export const versionedNamePattern = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}@[1-9]\d{0,3}$/;
