import type { AuditEntry } from '../../domain/audit';
import type { LogHead } from './log-head';
import type { CollectionName, RemoteCollection } from './collections';
import type { IndexQuery, QuarantinedRecord, StoredVersion, WrittenRecord } from './source';
import type { MemoryReason } from './status';

/** A reference to a record. */
export type RecordKey = Pick<WrittenRecord, 'collection' | 'key'>;

/**
 * Records by collection. Missing collections start with their sample records. Records of remotes are validated later.
 */
export type Contents = { readonly [C in CollectionName]?: readonly object[] };

/** The records to load: by their keys, or by an index query. */
export type LoadQuery =
  | { readonly keys: readonly string[] }
  | { readonly index: string; readonly range: IndexQuery };

export interface StorageState {
  readonly revision: number;
  readonly epoch: number;
  readonly head?: LogHead | undefined;
}

export interface StorageChanges extends StorageState {
  /** The records written since a revision; `undefined` if they are too many or all records were replaced. */
  readonly changed: readonly RecordKey[] | undefined;
}

/** A written record with its expected revision before the write. The expected revision of a new record is 0. */
export interface RecordChange extends WrittenRecord {
  readonly expectedRevision: number;
}

/** Changes that are written in one transaction or not at all. */
export interface Commit {
  /** An id that stays the same when a commit is retried, so that the commit is not applied twice. */
  readonly id: string;
  readonly base: StorageState;
  readonly changes: readonly RecordChange[];
  readonly head: LogHead | undefined;
}

/**
 * Contents that replace all collections except the audit log. The changes of the commit are applied after the
 * replacement.
 */
export interface Replacement extends Commit {
  readonly contents: Contents;
  /**
   * The time (ISO) from which the dates of all sample records are computed, including sample records that are added
   * later.
   */
  readonly sampleMoment: string;
}

export type CommitResult =
  | { readonly ok: true; readonly state: StorageState }
  /** The commit was not written, because another writer has changed the records in `conflicts`. */
  | { readonly ok: false; readonly conflicts: readonly RecordKey[] };

export type StorageEvent =
  /** Another writer has committed changes. `changes` is absent if the records are unknown. */
  | { readonly kind: 'changed'; readonly changes?: StorageChanges }
  | { readonly kind: 'lost'; readonly reason: MemoryReason }
  | { readonly kind: 'quarantined'; readonly count: number };

/** A storage of records. Its methods reject with a `StorageError`. */
export interface Storage {
  readonly name?: string;
  changesSince(revision: number): Promise<StorageChanges>;
  /** Loads valid records, sorted by key or by index. Invalid records are quarantined. */
  load(collection: CollectionName, query?: LoadQuery): Promise<readonly StoredVersion<object>[]>;
  commit(commit: Commit): Promise<CommitResult>;
  replace(replacement: Replacement): Promise<CommitResult>;
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  readLog(): Promise<{
    readonly entries: readonly AuditEntry[];
    readonly head?: LogHead | undefined;
  }>;
  remoteCollections(): Promise<readonly RemoteCollection[]>;
  quarantined(): Promise<readonly QuarantinedRecord[]>;
  sampleMoment(): Promise<string>;
  isWritable(): Promise<boolean>;
  subscribe(listener: (event: StorageEvent) => void): () => void;
  close(): void;
}
