import type { AuditEntry } from '../../domain/audit';
import type { LogHead } from './log-head';
import type { CollectionName, RemoteCollection } from './collections';
import type { IndexQuery, QuarantinedRecord, Stored, Written } from './source';
import type { MemoryReason } from './status';

/** A reference to a record. */
export type RecordKey = Pick<Written, 'collection' | 'key'>;

/**
 * Records by collection. Missing collections start with their sample records. Records of remotes are not validated.
 */
export type Contents = { readonly [C in CollectionName]?: readonly object[] };

/** Loads records by key or by index. */
export type LoadQuery =
  | { readonly keys: readonly string[] }
  | { readonly index: string; readonly range: IndexQuery };

export interface StorageState {
  /** Increases with each commit. */
  readonly revision: number;
  /** Increases when all contents are replaced. */
  readonly epoch: number;
  /** The last entry of the audit log; absent before the first. */
  readonly head?: LogHead | undefined;
}

export interface StorageChanges extends StorageState {
  /** The records written since a revision; `undefined` if there are too many or everything was replaced. */
  readonly changed: readonly RecordKey[] | undefined;
}

/** A written record and the revision required before it; 0 for a new record. */
export interface RecordChange extends Written {
  readonly expectedRevision: number;
}

/** Changes that are written in one transaction or not at all. */
export interface Commit {
  /** An id that is the same for every attempt, so that a repeated commit is applied once. */
  readonly id: string;
  /** The state that the writer read. */
  readonly base: StorageState;
  readonly changes: readonly RecordChange[];
  /** The last entry of the audit log after the commit. */
  readonly head: LogHead | undefined;
}

/** Contents that replace everything except the audit log. The changes are applied to them. */
export interface Replacement extends Commit {
  readonly contents: Contents;
  /** The time (ISO) of the sample records in the contents and of those added later. */
  readonly sampleMoment: string;
}

export type CommitResult =
  | { readonly ok: true; readonly state: StorageState }
  /** Nothing was written, because another writer changed these records first. */
  | { readonly ok: false; readonly conflicts: readonly RecordKey[] };

export type StorageEvent =
  /** Another writer has committed; `changes` may be absent. */
  | { readonly kind: 'changed'; readonly changes?: StorageChanges }
  | { readonly kind: 'lost'; readonly reason: MemoryReason }
  | { readonly kind: 'quarantined'; readonly count: number };

/** A storage of records. Its methods reject with a `StorageError`. */
export interface Storage {
  /** The name of the database; absent in memory. */
  readonly name?: string;
  /** The current state, and the changes since a revision. */
  changesSince(revision: number): Promise<StorageChanges>;
  /** Loads valid records in the order of keys or of the index, and quarantines invalid ones. */
  load(collection: CollectionName, query?: LoadQuery): Promise<readonly Stored<object>[]>;
  commit(commit: Commit): Promise<CommitResult>;
  replace(replacement: Replacement): Promise<CommitResult>;
  /** Runs work while no other tab writes. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Reads the audit log without validation, and its head from the same transaction. */
  readLog(): Promise<{
    readonly entries: readonly AuditEntry[];
    readonly head?: LogHead | undefined;
  }>;
  remoteCollections(): Promise<readonly RemoteCollection[]>;
  quarantined(): Promise<readonly QuarantinedRecord[]>;
  /** The time (ISO) of the sample records. */
  sampleMoment(): Promise<string>;
  /** Whether a small write still succeeds. */
  isWritable(): Promise<boolean>;
  subscribe(listener: (event: StorageEvent) => void): () => void;
  close(): void;
}
