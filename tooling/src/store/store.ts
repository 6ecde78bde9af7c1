export interface StoredObject {
  readonly body: Buffer;
  readonly tag: string;
}

/**
 * The storage of releases. Keys are separated by `/`. Only pointers and pages may be overwritten. Bodies are
 * uncompressed; each store compresses as it needs.
 */
export interface Store {
  /** A folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Writes a key that must not exist yet; `false` if it does. */
  putNew(key: string, body: Buffer): Promise<boolean>;
  get(key: string): Promise<StoredObject | undefined>;
  /**
   * Replaces `key` if it still has `tag`; `undefined` means that the key must not exist. Returns `false` if another
   * writer was faster.
   */
  swap(key: string, body: Buffer, tag: string | undefined): Promise<boolean>;
  /** Every key that begins with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
}
