export interface StoredObject {
  readonly body: Buffer;
  readonly tag: string;
}

/**
 * The storage of releases. Keys are paths separated by `/`. Only pointers and pages may be overwritten. Bodies are
 * uncompressed. Each store compresses them if necessary.
 */
export interface Store {
  /** The name of the store: a folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Writes a new key. Returns `false` if the key already exists. */
  putNew(key: string, body: Buffer): Promise<boolean>;
  get(key: string): Promise<StoredObject | undefined>;
  /**
   * Replaces the value of `key` if its current tag is `tag`. With the tag `undefined`, the key must not exist. Returns
   * `false` if another writer has changed the key.
   */
  swap(key: string, body: Buffer, tag: string | undefined): Promise<boolean>;
  /** All keys that begin with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
}
