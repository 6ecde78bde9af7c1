import type { LogHead } from '../../domain/audit/log-head';
import type { CollectionName, RemoteCollection } from './collections';
import type {
  IndexQuery,
  QuarantinedRecord,
  StoredLog,
  StoredVersion,
  WrittenRecord,
} from './source';

/** Identifies a record by its collection and key. */
export type RecordKey = Pick<WrittenRecord, 'collection' | 'key'>;

/** Records by collection. Missing collections get their sample records. Records of remotes are validated later. */
export type Contents = { readonly [C in CollectionName]?: readonly object[] };

/** Selects the records to load, by key or by an index query. */
export type LoadQuery =
  | { readonly keys: readonly string[] }
  | { readonly index: string; readonly range: IndexQuery };

export interface StorageState {
  readonly revision: number;
  readonly epoch: number;
  readonly head?: LogHead | undefined;
}

export interface StorageChanges extends StorageState {
  /** The records written since a revision; `undefined` if there are too many, or if all records were replaced. */
  readonly changed: readonly RecordKey[] | undefined;
}

/** A record to write, with the revision that the stored record must have; 0 for a new record. */
export interface RecordChange extends WrittenRecord {
  readonly expectedRevision: number;
}

/** Contents that replace all collections except the audit log. */
export interface Replacement {
  readonly contents: Contents;
  /**
   * The date (ISO 8601) to which the dates of all sample records are relative. It also applies to records that are
   * added later.
   */
  readonly sampleMoment: string;
}

/** Changes that are written in one transaction. If there is a replacement, it is written before the changes. */
export interface Commit {
  /** Identifies the commit, so that a retry does not apply it twice. */
  readonly id: string;
  readonly base: StorageState;
  readonly changes: readonly RecordChange[];
  readonly head: LogHead | undefined;
  readonly replacement?: Replacement | undefined;
}

export type CommitResult =
  | { readonly ok: true; readonly state: StorageState }
  /** Nothing was written, because another writer has changed the records in `conflicts`. */
  | { readonly ok: false; readonly conflicts: readonly RecordKey[] };

export type WorkspaceStorageEvent =
  /** Another writer has changed records. `changes` is missing if the changed records are unknown. */
  | { readonly kind: 'changed'; readonly changes?: StorageChanges }
  /** The storage can no longer be used. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'quarantined'; readonly count: number };

/** Stores the records of a workspace. All methods reject with a `StorageError`. */
export interface Storage {
  readonly name?: string;
  changesSince(revision: number): Promise<StorageChanges>;
  /** Loads valid records, sorted by key or by index. Invalid records are quarantined. */
  load(collection: CollectionName, query?: LoadQuery): Promise<readonly StoredVersion<object>[]>;
  commit(commit: Commit): Promise<CommitResult>;
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  readLog(): Promise<StoredLog>;
  remoteCollections(): Promise<readonly RemoteCollection[]>;
  quarantined(): Promise<readonly QuarantinedRecord[]>;
  sampleMoment(): Promise<string>;
  isWritable(): Promise<boolean>;
  subscribe(listener: (event: WorkspaceStorageEvent) => void): () => void;
  close(): void;
}
