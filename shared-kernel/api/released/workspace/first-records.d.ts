import { type CollectionName, type IndexName, type RecordOf } from './collections';
import type { WorkspaceSource } from './source';
export declare const maxFirst = 80;
export interface Beginning<C extends CollectionName> {
    readonly index: IndexName<C>;
    readonly descending: boolean;
}
export declare function surelyFirst<T extends object>(read: readonly T[], valueOf: (record: T) => string | undefined, keyOf: (record: T) => string): T[];
export interface FirstRecords<T> {
    readonly isLong: boolean;
    readonly records: readonly T[];
}
export declare function readFirstRecords<C extends CollectionName>(source: WorkspaceSource, collection: C, beginning: Beginning<C> | undefined): Promise<FirstRecords<RecordOf<C>>>;
