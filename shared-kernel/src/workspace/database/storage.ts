import type { AuditEntry } from '../../domain/audit';
import type { LogHead } from './log-head';
import type { CollectionName, RemoteCollection } from './collections';
import type { IndexQuery, QuarantinedRecord, Stored, Written } from './source';
import type { MemoryReason } from './status';

/** A reference to a record. */
export type RecordKey = Pick<Written, 'collection' | 'key'>;

/**
 * Records by collection. Missing collections start with their sample records. The records of remotes are not validated
 * here.
 */
export type Contents = { readonly [C in CollectionName]?: readonly object[] };

/** The records to load: by their keys, or by an index query. */
export type LoadQuery =
  | { readonly keys: readonly string[] }
  | { readonly index: string; readonly range: IndexQuery };

export interface StorageState {
  /** A number that increases with each commit. */
  readonly revision: number;
  /** A number that increases with each replacement of all contents. */
  readonly epoch: number;
  /** The last entry of the audit log; absent if the log is empty. */
  readonly head?: LogHead | undefined;
}

export interface StorageChanges extends StorageState {
  /** The records written since a revision; `undefined` if they are too many or all records were replaced. */
  readonly changed: readonly RecordKey[] | undefined;
}

/** A written record with its expected revision before the write. The expected revision of a new record is 0. */
export interface RecordChange extends Written {
  readonly expectedRevision: number;
}

/** Changes that are written in one transaction or not at all. */
export interface Commit {
  /** An id that is the same for every attempt, so that a retry does not apply the commit twice. */
  readonly id: string;
  /** The state of the storage when the writer read it. */
  readonly base: StorageState;
  readonly changes: readonly RecordChange[];
  /** The last entry of the audit log after the commit. */
  readonly head: LogHead | undefined;
}

/**
 * Contents that replace all collections except the audit log. The changes of the commit are then applied to these
 * contents.
 */
export interface Replacement extends Commit {
  readonly contents: Contents;
  /**
   * The time (ISO) of the sample. It applies to the sample records in the contents and to sample records that are added
   * later.
   */
  readonly sampleMoment: string;
}

export type CommitResult =
  | { readonly ok: true; readonly state: StorageState }
  /** Nothing was written, because another writer has changed these records meanwhile. */
  | { readonly ok: false; readonly conflicts: readonly RecordKey[] };

export type StorageEvent =
  /** Another writer has committed changes. `changes` is absent if the changed records are unknown. */
  | { readonly kind: 'changed'; readonly changes?: StorageChanges }
  | { readonly kind: 'lost'; readonly reason: MemoryReason }
  | { readonly kind: 'quarantined'; readonly count: number };

/** A storage of records. Its methods reject with a `StorageError`. */
export interface Storage {
  /** The name of the database; absent for a storage in memory. */
  readonly name?: string;
  /** The current state of the storage, and its changes since a revision. */
  changesSince(revision: number): Promise<StorageChanges>;
  /** Loads valid records, sorted by key or by index. Invalid records are quarantined. */
  load(collection: CollectionName, query?: LoadQuery): Promise<readonly Stored<object>[]>;
  commit(commit: Commit): Promise<CommitResult>;
  replace(replacement: Replacement): Promise<CommitResult>;
  /** Runs work while no other tab writes. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Reads the audit log without validation. The last entry is read in the same transaction. */
  readLog(): Promise<{
    readonly entries: readonly AuditEntry[];
    readonly head?: LogHead | undefined;
  }>;
  remoteCollections(): Promise<readonly RemoteCollection[]>;
  quarantined(): Promise<readonly QuarantinedRecord[]>;
  /** The time (ISO) of the sample records. */
  sampleMoment(): Promise<string>;
  /** Whether the storage still accepts a small write. */
  isWritable(): Promise<boolean>;
  subscribe(listener: (event: StorageEvent) => void): () => void;
  close(): void;
}
