/** What a key holds, and the tag that a conditional write names. */
export interface StoredObject {
  readonly body: Buffer;
  readonly tag: string;
}

/**
 * Where releases live. Keys are `/`-separated. Everything but pointers and pages is written once. Bodies are plain: how
 * a store compresses them is its own affair.
 */
export interface Store {
  /** A folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Writes a key that must not exist yet; `false` when it does. */
  putNew(key: string, body: Buffer): Promise<boolean>;
  get(key: string): Promise<StoredObject | undefined>;
  /** Replaces `key` if it still has `tag` (`undefined`: does not exist); `false` when another writer was faster. */
  swap(key: string, body: Buffer, tag: string | undefined): Promise<boolean>;
  /** Every key that begins with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
}
