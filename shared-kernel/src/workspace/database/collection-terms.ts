/**
 * The part of a collection that the description of its remote has, too.
 *
 * @example
 * export const noteTerms = { name: 'invoices.notes', version: 1 } as const satisfies CollectionTerms;
 */
export interface CollectionTerms {
  /** Begins with the name of its remote, so that no other remote and not the kernel can have it. */
  readonly name: `${string}.${string}`;
  /** Increases with each change of the schema that stored records do not satisfy. */
  readonly version: number;
}

/** The name of a collection of a remote; those of the kernel have no dot. */
export const collectionNamePattern = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}$/;

/** The same with its version. */
export const versionedNamePattern = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,39}@[1-9]\d{0,3}$/;
