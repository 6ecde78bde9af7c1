import type { AuditEntry } from '../../domain/audit';
import type { LogHead } from './log-head';
import type { CollectionName, RemoteCollection } from './collections';
import type { IndexQuery, Quarantined, Stored, Written } from './source';
import type { MemoryReason } from './status';

/** Where a record is. */
export type RecordKey = Pick<Written, 'collection' | 'key'>;

/** Records by collection; a collection that is absent begins with its sample records. Those of remotes are unchecked. */
export type Contents = { readonly [C in CollectionName]?: readonly object[] };

/** All records of a collection, those with the keys, or those of an index. */
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
  /** The records that were written since; `undefined` if they are too many, or all contents were replaced. */
  readonly changed: readonly RecordKey[] | undefined;
}

/** A record as it becomes, and the revision that it must have before; 0 for a new record. */
export interface RecordChange extends Written {
  readonly expectedRevision: number;
}

/** Changes that are written in one transaction, or not at all. */
export interface Commit {
  /** The same for each attempt, so that a repeated commit is applied once. */
  readonly id: string;
  /** The state that the writer has read. */
  readonly base: StorageState;
  /** Records and audit entries. */
  readonly changes: readonly RecordChange[];
  /** The last entry of the audit log after it. */
  readonly head: LogHead | undefined;
}

/** Contents that replace everything but the audit log; the changes are made to them. */
export interface Replacement extends Commit {
  readonly contents: Contents;
  /** The moment (ISO) of the sample records in the contents, and of those that are added later. */
  readonly sampleMoment: string;
}

export type CommitResult =
  | { readonly ok: true; readonly state: StorageState }
  /** Nothing was written, because another writer changed these records first. */
  | { readonly ok: false; readonly conflicts: readonly RecordKey[] };

export type StorageEvent =
  /** Another writer has committed; `changes` may be absent. */
  | { readonly kind: 'changed'; readonly changes?: StorageChanges }
  /** It can no longer be used. */
  | { readonly kind: 'lost'; readonly reason: MemoryReason }
  /** Invalid records were set aside. */
  | { readonly kind: 'quarantined'; readonly count: number };

/** Where the records are stored. Methods reject with a `StorageError`. */
export interface Storage {
  /** The name of the database; absent in memory. */
  readonly name?: string;
  /** The state, and what changed since a revision. */
  changesSince(revision: number): Promise<StorageChanges>;
  /** Valid records in the order of their keys, or of the index. Invalid ones go to the quarantine. */
  load(collection: CollectionName, query?: LoadQuery): Promise<readonly Stored<object>[]>;
  commit(commit: Commit): Promise<CommitResult>;
  replace(replacement: Replacement): Promise<CommitResult>;
  /** Runs work while no other tab writes. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** The audit log without validation, and its head, read at the same moment. */
  readLog(): Promise<{
    readonly entries: readonly AuditEntry[];
    readonly head?: LogHead | undefined;
  }>;
  /** The collections of remotes that have, or had, records here. */
  remoteCollections(): Promise<readonly RemoteCollection[]>;
  quarantined(): Promise<readonly Quarantined[]>;
  /** The moment (ISO) of the sample records. */
  sampleMoment(): Promise<string>;
  /** Whether a small write still succeeds. */
  isWritable(): Promise<boolean>;
  subscribe(listener: (event: StorageEvent) => void): () => void;
  close(): void;
}
