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

/** A record and how often it has been written. */
export interface Stored<T> {
  readonly record: T;
  readonly revision: number;
}

/** Which records of an index are meant, in the order of their index value and then their key. */
export interface IndexQuery {
  readonly equals?: string | undefined;
  /** The lowest value, included. */
  readonly from?: string | undefined;
  /** The highest value, included. */
  readonly to?: string | undefined;
  readonly limit?: number | undefined;
  readonly descending?: boolean | undefined;
}

/** One record to write: what the writer saw, and what shall stand (`undefined` removes it). */
export interface Change {
  readonly collection: CollectionName;
  readonly key: string;
  readonly base: Stored<object> | undefined;
  readonly next: object | undefined;
}

/** One record as it now is; `undefined` when it was removed. */
export interface Written {
  readonly collection: CollectionName;
  readonly key: string;
  readonly stored: Stored<object> | undefined;
}

/** What a change cannot be made over, and in which fields, with both values, where that is known. */
export interface WriteConflict {
  readonly collection: CollectionName;
  readonly key: string;
  readonly kind: 'fields' | 'removed' | 'taken' | 'refused';
  readonly fields: readonly {
    readonly field: string;
    readonly ours: unknown;
    readonly theirs: unknown;
  }[];
  /** The sentence of the rule that refuses it. */
  readonly reason?: string;
}

export type WriteOutcome =
  | { readonly ok: true; readonly written: readonly Written[] }
  | { readonly ok: false; readonly conflicts: readonly WriteConflict[] };

export type SourceEvent =
  /** Records stand differently. */
  | { readonly kind: 'written'; readonly written: readonly Written[] }
  /** Everything may stand differently. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'status' };

/** A record that its schema refused, kept as it was found. */
export interface Quarantined {
  readonly collection: string;
  readonly key: string;
  readonly value: unknown;
  readonly reasons: readonly string[];
  readonly at: string;
}

/** Everything a workspace holds, by collection. */
export type WorkspaceContents = {
  readonly [C in KernelCollection]: readonly RecordOf<C>[];
} & { readonly [C in RemoteCollection]: readonly object[] };

/** The database of the audit log (`name`; none in memory), and its last entry. */
export interface LogState {
  readonly name: string | undefined;
  readonly head: LogHead | undefined;
}

/** The audit log as it is kept, with or without a copy in this page. */
export interface KeptLog extends LogState {
  readonly entries: readonly AuditEntry[];
}

/** Writes under the write lock. */
export interface Writer {
  /**
   * Puts and removes in one step. Readers see the change once it is stored; it is refused if a record has changed
   * since the command read it, as before a late Undo.
   */
  readonly write: (changes: readonly Change[]) => Promise<WriteOutcome>;
  /**
   * Replaces everything but what is only added to, without contents by the sample, and adds what is
   * given, in one step.
   */
  readonly replace: (
    contents?: WorkspaceContents,
    added?: readonly Change[],
    /** What moment the sample in the contents stands at; its own unless said. */
    moment?: string,
  ) => Promise<WriteOutcome>;
}

/**
 * What screens and commands read and write through. A read returns records that satisfy their schema; a write is all or
 * nothing.
 */
export interface WorkspaceSource {
  /** The cache that screens read. */
  readonly queryClient: QueryClient;
  /** The same as `list`, for a query of the cache: first takes over what other tabs have written. */
  load<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  /** All records of a collection in key order; the same array until something in it changes. */
  list<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  /** What `list` would give, without a copy in the cache. */
  readAll<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
  /** What `list` would give, if it is at hand. */
  peek<C extends CollectionName>(collection: C): readonly RecordOf<C>[] | undefined;
  get<C extends CollectionName>(
    collection: C,
    key: string,
  ): Promise<Stored<RecordOf<C>> | undefined>;
  /** How often everything was replaced, as far as this page has read it. */
  epoch(): Promise<number>;
  /** The moment (ISO) that the sample stands at: decided with its seeding, and again with each reset. */
  sampleMoment(): Promise<string>;
  /** All keys of a collection in order, without reading the records. */
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
   * Runs `work` under the write lock, on the latest state; the next caller
   * waits for its end. It rejects with a `ReplacedError` where everything was replaced since `epoch`,
   * and with a `StorageError`.
   */
  withWriteLock<T>(work: (writer: Writer) => Promise<T>, epoch?: number): Promise<T>;
  /** The collections of remotes that were read or written here, loaded or not. */
  remoteCollections(): Promise<readonly RemoteCollection[]>;
  quarantined(): Promise<readonly Quarantined[]>;
  logState(): Promise<LogState>;
  /** Reads all of the audit log again, unchecked, from where it is kept. */
  readLog(): Promise<KeptLog>;
  readonly status: () => WorkspaceStatus;
  readonly subscribe: (listener: (event: SourceEvent) => void) => () => void;
  close(): void;
}
