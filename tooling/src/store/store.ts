export interface StoredObject {
  readonly body: Buffer;
  readonly tag: string;
}

/** The storage of releases. Keys are paths separated by `/`, and only pointers and pages may be overwritten. */
export interface Store {
  readonly name: string;
  putNew(key: string, body: Buffer): Promise<boolean>;
  get(key: string): Promise<StoredObject | undefined>;
  /** Replaces the value of `key` if its ETag is `tag`; `undefined` creates the key. Returns `false` on a conflict. */
  swap(key: string, body: Buffer, tag: string | undefined): Promise<boolean>;
  list(prefix: string): Promise<string[]>;
}
