import type { QueryClient } from '@tanstack/react-query';
import type { AuditEntry } from '../../domain/audit';
import type {
  CollectionName,
  IndexName,
  KernelCollection,
  RecordOf,
  RemoteCollection,
} from './collections';
import type { LogHead } from './log-head';
import type { WorkspaceStatus } from './status';

/** A record with its revision, which counts how often the record was written. */
export interface StoredVersion<T> {
  readonly record: T;
  readonly revision: number;
}

/** A query of an index. The results are sorted by index value, then by key. */
export interface IndexQuery {
  readonly equals?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit?: number | undefined;
  readonly descending?: boolean | undefined;
}

/** Change of one record. Without `next`, the record is removed. */
export interface Change {
  readonly collection: CollectionName;
  readonly key: string;
  readonly base: StoredVersion<object> | undefined;
  readonly next: object | undefined;
}

/** One written record; `stored` is `undefined` if it was removed. */
export interface WrittenRecord {
  readonly collection: CollectionName;
  readonly key: string;
  readonly stored: StoredVersion<object> | undefined;
}

/** The conflict that prevents a change. `fields` lists the conflicting fields with both values, if known. */
export interface WriteConflict {
  readonly collection: CollectionName;
  readonly key: string;
  readonly kind: 'fields' | 'removed' | 'taken' | 'refused';
  readonly fields: readonly {
    readonly field: string;
    readonly ours: unknown;
    readonly theirs: unknown;
  }[];
  readonly reason?: string;
}

export type WriteOutcome =
  | { readonly ok: true; readonly written: readonly WrittenRecord[] }
  | { readonly ok: false; readonly conflicts: readonly WriteConflict[] };

export type SourceEvent =
  | { readonly kind: 'written'; readonly written: readonly WrittenRecord[] }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'status' };

/** A stored record that does not match its schema. The record is preserved unchanged. */
export interface QuarantinedRecord {
  readonly collection: string;
  readonly key: string;
  readonly value: unknown;
  readonly reasons: readonly string[];
  readonly at: string;
}

export type WorkspaceContents = {
  readonly [C in KernelCollection]: readonly RecordOf<C>[];
} & { readonly [C in RemoteCollection]: readonly object[] };

/** The state of the audit log: its database (`undefined` in memory) and its last entry. */
export interface LogState {
  readonly name: string | undefined;
  readonly head: LogHead | undefined;
}

/** All entries of the audit log, with the state of the log. */
export interface StoredLog extends LogState {
  readonly entries: readonly AuditEntry[];
}

export interface WorkspaceWriter {
  /**
   * Writes and removes records in one transaction. The write is refused if another writer has changed a record since
   * the caller read it.
   */
  readonly write: (changes: readonly Change[]) => Promise<WriteOutcome>;
  /**
   * Replaces all collections except append-only ones in one transaction, and then adds the records in `added`. Without
   * contents, the workspace becomes the sample.
   */
  readonly replace: (
    contents?: WorkspaceContents,
    added?: readonly Change[],
    moment?: string,
  ) => Promise<WriteOutcome>;
}

/**
 * The interface for reading and writing records in screens and commands. Reads return only valid records. A write
 * stores all changes or none.
 */
export interface WorkspaceSource {
  readonly queryClient: QueryClient;
  /** Synchronizes with other tabs and returns all records. Use it in query functions. */
  load<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  /** All records of a collection in key order. Returns the same array until a record changes. */
  list<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  readAll<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  peek<C extends CollectionName>(collection: C): readonly RecordOf<C>[] | undefined;
  get<C extends CollectionName>(
    collection: C,
    key: string,
  ): Promise<StoredVersion<RecordOf<C>> | undefined>;
  /** The revision of a record that was read, or `undefined` if it is unknown. */
  revisionOf?(record: object): number | undefined;
  /** How often the workspace was replaced, according to the storage state that this page read last. */
  epoch(): Promise<number>;
  sampleMoment(): Promise<string>;
  keys(collection: CollectionName): Promise<readonly string[]>;
  find<C extends CollectionName>(
    collection: C,
    index: IndexName<C>,
    query?: IndexQuery,
  ): Promise<readonly RecordOf<C>[]>;
  count<C extends CollectionName>(
    collection: C,
    index?: IndexName<C>,
    query?: IndexQuery,
  ): Promise<number>;
  /**
   * Runs `work` under the write lock on the latest state, while other callers wait. Rejects with a `ReplacedError` if
   * the workspace was replaced after `epoch`. Rejects with a `StorageError` if the storage fails.
   */
  withWriteLock<T>(work: (writer: WorkspaceWriter) => Promise<T>, epoch?: number): Promise<T>;
  /** The remote collections that this page has read or written, even if their remotes are not loaded. */
  remoteCollections(): Promise<readonly RemoteCollection[]>;
  quarantined(): Promise<readonly QuarantinedRecord[]>;
  logState(): Promise<LogState>;
  readLog(): Promise<StoredLog>;
  readonly status: () => WorkspaceStatus;
  readonly subscribe: (listener: (event: SourceEvent) => void) => () => void;
  close(): void;
}
