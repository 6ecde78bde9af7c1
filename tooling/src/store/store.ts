/** What a key holds, and the tag that a compare-and-swap names. */
export interface StoredObject {
  readonly body: Buffer;
  readonly tag: string;
}

export interface StoredEntry {
  readonly key: string;
  readonly modified: Date;
}

/**
 * Where releases live. Keys are `/`-separated. Everything but a pointer is written once and never
 * changed; a pointer changes by compare-and-swap alone. Bodies are given and returned plain: how a
 * store compresses them is its own affair.
 */
export interface Store {
  /** How a person names it: a folder or `s3://bucket/prefix`. */
  readonly name: string;
  /** Where browsers read its keys unless there is a proxy in front of it; a folder is read nowhere by itself. */
  readonly address?: string;
  /** Writes a key that must not exist yet; `false` when it does. */
  putNew(key: string, body: Buffer): Promise<boolean>;
  get(key: string): Promise<StoredObject | undefined>;
  has(key: string): Promise<boolean>;
  /** sha256, hex, of the plain body; `undefined` where there is none. */
  sha256Of(key: string): Promise<string | undefined>;
  /** Replaces `key` if it still has `tag` (`undefined`: does not exist); `false` when another writer was faster. */
  swap(key: string, body: Buffer, tag: string | undefined): Promise<boolean>;
  /** Names of what is handed out in place of a key and does not hold the same: its compressed forms, where they lie apart. */
  spoiltForms?(key: string, body: Buffer): Promise<readonly string[]>;
  /** Makes those forms from the body again. */
  renewForms?(key: string, body: Buffer): Promise<void>;
  /** Every key that begins with the prefix, sorted. */
  list(prefix: string): Promise<StoredEntry[]>;
  /** Names of the folders right below a prefix that ends in `/`, sorted: however much each of them holds. */
  folders(prefix: string): Promise<string[]>;
  /** Removes keys; those that are not there are no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Goes over to another way of naming tags in conditions; `false` where there is none left. */
  nextTagForm?(): boolean;
}
