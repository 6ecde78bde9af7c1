import type { AuditEntry } from '../domain/audit';
import type { CollectionName, IndexName, RecordOf } from './collections';
import type { LogHead } from './evidence/chain';
import type { FieldConflict } from './reconcile';
import type { WorkspaceStatus } from './status';
import type { Tally } from './tally';
import type { Course } from './transfer/course';
export interface Stored<T> {
    readonly record: T;
    readonly revision: number;
}
export interface IndexQuery {
    readonly equals?: string | undefined;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly limit?: number | undefined;
    readonly descending?: boolean | undefined;
}
export interface Change {
    readonly collection: CollectionName;
    readonly key: string;
    readonly base: Stored<object> | undefined;
    readonly next: object | undefined;
}
export interface Written {
    readonly collection: CollectionName;
    readonly key: string;
    readonly stored: Stored<object> | undefined;
}
export interface WriteConflict {
    readonly collection: CollectionName;
    readonly key: string;
    readonly kind: 'fields' | 'removed' | 'taken' | 'refused';
    readonly fields: readonly FieldConflict[];
    readonly reason?: string;
}
export type WriteOutcome = {
    readonly ok: true;
    readonly written: readonly Written[];
} | {
    readonly ok: false;
    readonly conflicts: readonly WriteConflict[];
};
export type SourceEvent = {
    readonly kind: 'written';
    readonly written: readonly Written[];
    readonly settled: boolean;
} | {
    readonly kind: 'replaced';
} | {
    readonly kind: 'status';
};
export interface Quarantined {
    readonly collection: string;
    readonly key: string;
    readonly value: unknown;
    readonly reasons: readonly string[];
    readonly at: string;
}
export type WorkspaceContents = {
    readonly [C in CollectionName]: readonly RecordOf<C>[];
};
export interface LogState {
    readonly name: string | undefined;
    readonly head: LogHead | undefined;
}
export interface KeptLog extends LogState {
    readonly entries: readonly AuditEntry[];
}
export declare class StorageError extends Error {
    readonly reason: 'full' | 'blocked' | 'failed' | 'busy';
    readonly name = "StorageError";
    constructor(reason: 'full' | 'blocked' | 'failed' | 'busy', message: string, options?: ErrorOptions);
}
export declare class AppendOnlyError extends Error {
    readonly name = "AppendOnlyError";
}
export declare class ReplacedError extends Error {
    readonly name = "ReplacedError";
}
export interface Turn {
    readonly write: (changes: readonly Change[]) => Promise<WriteOutcome>;
    readonly replace: (contents?: WorkspaceContents, added?: readonly Change[], moment?: string) => Promise<WriteOutcome>;
    readonly stage: () => Promise<Staging>;
}
export interface Staging {
    readonly add: (collection: CollectionName, records: readonly object[]) => Promise<void>;
    readonly replace: (added: readonly Change[], course?: Course) => Promise<WriteOutcome>;
    readonly standAt: (moment: string) => void;
    readonly discard: () => Promise<void>;
}
export interface WorkspaceSource {
    list<C extends CollectionName>(collection: C): Promise<readonly RecordOf<C>[]>;
    batches(collection: CollectionName): AsyncIterable<readonly object[]>;
    peek<C extends CollectionName>(collection: C): readonly RecordOf<C>[] | undefined;
    get<C extends CollectionName>(collection: C, key: string): Promise<Stored<RecordOf<C>> | undefined>;
    epoch(): Promise<number>;
    sampleMoment(): Promise<string>;
    keys(collection: CollectionName): Promise<readonly string[]>;
    find<C extends CollectionName>(collection: C, index: IndexName<C>, query?: IndexQuery): Promise<readonly RecordOf<C>[]>;
    isLong(collection: CollectionName): Promise<boolean>;
    count<C extends CollectionName>(collection: C, index?: IndexName<C>, query?: IndexQuery): Promise<number>;
    inTurn<T>(work: (turn: Turn) => Promise<T>, epoch?: number): Promise<T>;
    tally?(collection: CollectionName): Promise<Tally | undefined>;
    peekTally?(collection: CollectionName): Tally | undefined;
    release(collection: CollectionName): void;
    quarantined(): Promise<readonly Quarantined[]>;
    logState(): Promise<LogState>;
    readLog(): Promise<KeptLog>;
    readonly status: () => WorkspaceStatus;
    readonly subscribe: (listener: (event: SourceEvent) => void) => () => void;
    close(): void;
}
