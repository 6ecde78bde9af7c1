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

/** A record with the number of times that it was written. */
export interface Stored<T> {
  readonly record: T;
  readonly revision: number;
}

/** A query of an index. The results are in the order of the index value, then of the key. */
export interface IndexQuery {
  readonly equals?: string | undefined;
  /** Lower bound, inclusive. */
  readonly from?: string | undefined;
  /** Upper bound, inclusive. */
  readonly to?: string | undefined;
  readonly limit?: number | undefined;
  readonly descending?: boolean | undefined;
}

/** A change of one record: `base` as it was read and `next` as it should become; `undefined` removes it. */
export interface Change {
  readonly collection: CollectionName;
  readonly key: string;
  readonly base: Stored<object> | undefined;
  readonly next: object | undefined;
}

/** One written record; `stored` is `undefined` if it was removed. */
export interface Written {
  readonly collection: CollectionName;
  readonly key: string;
  readonly stored: Stored<object> | undefined;
}

/** The conflict that prevents a change. `fields` lists the fields with both values, if known. */
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
  | { readonly ok: true; readonly written: readonly Written[] }
  | { readonly ok: false; readonly conflicts: readonly WriteConflict[] };

export type SourceEvent =
  | { readonly kind: 'written'; readonly written: readonly Written[] }
  /** All records may have changed. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'status' };

/** A record that does not match its schema, stored unchanged. */
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

/** The database of the audit log (`undefined` in memory) and the log's last entry. */
export interface LogState {
  readonly name: string | undefined;
  readonly head: LogHead | undefined;
}

/** All entries of the audit log, with its state. */
export interface StoredLog extends LogState {
  readonly entries: readonly AuditEntry[];
}

export interface Writer {
  /**
   * Writes and removes records in one transaction. Readers see the changes once they are stored. The write is refused
   * if a record has changed since it was read, for example before an undo.
   */
  readonly write: (changes: readonly Change[]) => Promise<WriteOutcome>;
  /**
   * Replaces everything except append-only collections and adds `added`, in one transaction. Without contents, it
   * restores the sample.
   */
  readonly replace: (
    contents?: WorkspaceContents,
    added?: readonly Change[],
    /** The sample's time in the contents; by default its original one. */
    moment?: string,
  ) => Promise<WriteOutcome>;
}

/**
 * The interface through which screens and commands read and write. Reads return valid records; a write stores
 * everything or nothing.
 */
export interface WorkspaceSource {
  /** The query client that screens use. */
  readonly queryClient: QueryClient;
  /** Like `list`, but first synchronizes with other tabs. Use it in functions of queries. */
  load<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  /** All records of a collection in key order. The array is the same object until something changes. */
  list<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  /** Like `list`, but does not add the records to the cache. */
  readAll<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  /** The result of `list`, if the list is cached. */
  peek<C extends CollectionName>(collection: C): readonly RecordOf<C>[] | undefined;
  get<C extends CollectionName>(
    collection: C,
    key: string,
  ): Promise<Stored<RecordOf<C>> | undefined>;
  /** The number of replacements of the workspace that this page knows of. */
  epoch(): Promise<number>;
  /** The sample’s time (ISO), which is set at seeding and at each reset. */
  sampleMoment(): Promise<string>;
  /** All keys of a collection in order. */
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
   * Runs `work` under the write lock on the latest state; other callers wait. Rejects with a `ReplacedError` if the
   * workspace was replaced since `epoch`, and with a `StorageError`.
   */
  withWriteLock<T>(work: (writer: Writer) => Promise<T>, epoch?: number): Promise<T>;
  /** The remote collections that this page has read or written, even if their remotes are not loaded. */
  remoteCollections(): Promise<readonly RemoteCollection[]>;
  quarantined(): Promise<readonly QuarantinedRecord[]>;
  logState(): Promise<LogState>;
  /** Reads the whole audit log from the storage, without validation. */
  readLog(): Promise<StoredLog>;
  readonly status: () => WorkspaceStatus;
  readonly subscribe: (listener: (event: SourceEvent) => void) => () => void;
  close(): void;
}
