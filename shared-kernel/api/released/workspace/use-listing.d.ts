import { type CollectionName, type RecordOf } from './collections';
import { type Beginning } from './first-records';
import { type Tally } from './tally';
export interface Listing<T> {
    readonly query: {
        readonly status: 'pending' | 'error' | 'success';
        readonly data: readonly T[] | undefined;
        readonly error: Error | null;
        readonly refetch: () => unknown;
    };
    readonly all: readonly T[] | undefined;
    readonly first: readonly T[] | undefined;
    readonly total: number | undefined;
    readonly tally: Tally | undefined;
    readonly readAt: number;
}
export declare function useListing<C extends CollectionName>(collection: C, beginning: Beginning<C> | undefined): Listing<RecordOf<C>>;
