import type { QueryClient } from '@tanstack/react-query';
import type { AuditEntry } from '../../domain/audit';
import type { PersonProfile } from '../../domain/profile/profile.schema';
import type {
  CollectionName,
  IndexName,
  KernelCollection,
  RecordOf,
  RemoteCollection,
} from './collections';
import type { LogHead } from '../../domain/audit/log-head';
import type { WorkspaceStatus } from './status';

/** A record and its revision, which counts the writes of the record. */
export interface StoredVersion<T> {
  readonly record: T;
  readonly revision: number;
}

/** Selects records by the value of an index. The result is sorted by that value, then by key. */
export interface IndexQuery {
  readonly equals?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit?: number | undefined;
  readonly descending?: boolean | undefined;
}

/** The change of one record. If `next` is missing, the record is removed. */
export interface Change {
  readonly collection: CollectionName;
  readonly key: string;
  readonly base: StoredVersion<object> | undefined;
  readonly next: object | undefined;
}

/** A record after a write. After a removal, `stored` is `undefined`. */
export interface WrittenRecord {
  readonly collection: CollectionName;
  readonly key: string;
  readonly stored: StoredVersion<object> | undefined;
}

/** A conflict that prevents a change. `fields` contains both values of each conflicting field, if known. */
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

export type WriteOutcome<W = WrittenRecord> =
  | { readonly ok: true; readonly written: readonly W[] }
  | { readonly ok: false; readonly conflicts: readonly WriteConflict[] };

export type SourceEvent =
  | { readonly kind: 'written'; readonly written: readonly WrittenRecord[] }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'status' };

/** A stored record that does not match its schema. It is preserved unchanged. */
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

/**
 * The last entry of the audit log, and the name of the storage that contains the log. In memory, the name is
 * `undefined`.
 */
interface LogState {
  readonly name: string | undefined;
  readonly head?: LogHead | undefined;
}

export interface StoredLog {
  readonly entries: readonly AuditEntry[];
  readonly head?: LogHead | undefined;
}

export interface WorkspaceWriter {
  /**
   * Writes and removes records in one transaction. Refuses all changes if another writer has changed one of the records
   * since the caller read it.
   */
  readonly write: (changes: readonly Change[]) => Promise<WriteOutcome>;
  /**
   * Replaces all collections, except append-only ones, and adds the records in `added`, all in one transaction. Without
   * contents, the sample data is restored.
   */
  readonly replace: (
    contents?: WorkspaceContents,
    added?: readonly Change[],
    moment?: string,
  ) => Promise<WriteOutcome>;
}

/**
 * The interface through which screens and commands read and write records. Reads return only valid records. A write
 * stores all its changes or none.
 */
export interface WorkspaceSource {
  readonly queryClient: QueryClient;
  /** Reads the changes of other tabs, then returns all records. Use it in query functions. */
  load<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  /** Returns all records of a collection, sorted by key. The array stays the same until a record changes. */
  list<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  readAll<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  peek<C extends CollectionName>(collection: C): readonly RecordOf<C>[] | undefined;
  get<C extends CollectionName>(
    collection: C,
    key: string,
  ): Promise<StoredVersion<RecordOf<C>> | undefined>;
  /** Returns the revision of a loaded record, or `undefined` if it is unknown. */
  revisionOf?(record: object): number | undefined;
  /** Number of workspace replacements, as of the last time this page read the state of its storage. */
  epoch(): Promise<number>;
  sampleMoment(): Promise<string>;
  find<C extends CollectionName>(
    collection: C,
    index: IndexName<C>,
    query?: IndexQuery,
  ): Promise<readonly RecordOf<C>[]>;
  /**
   * Runs `work` on the latest state while holding the write lock. Rejects with a `WorkspaceReplacedError` if the
   * workspace was replaced after `epoch`, and with a `StorageError` if the storage fails.
   */
  withWriteLock<T>(work: (writer: WorkspaceWriter) => Promise<T>, epoch?: number): Promise<T>;
  /** Returns the collections of remotes that this page has read or written, even if their remotes are not loaded. */
  remoteCollections(): Promise<readonly RemoteCollection[]>;
  /**
   * The users of all portals, with several users per portal. Only a workspace server provides them. In a browser, the
   * profiles contain the users.
   */
  users?(): Promise<readonly PersonProfile[]>;
  quarantined(): Promise<readonly QuarantinedRecord[]>;
  logState(): Promise<LogState>;
  readLog(): Promise<LogState & StoredLog>;
  readonly status: () => WorkspaceStatus;
  readonly subscribe: (listener: (event: SourceEvent) => void) => () => void;
  close(): void;
}
