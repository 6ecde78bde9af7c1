import { type UseQueryResult } from '@tanstack/react-query';
import type { CollectionName, RecordOf } from './collections';
export declare function useCollection<C extends CollectionName>(collection: C, { enabled }?: {
    readonly enabled?: boolean;
}): UseQueryResult<readonly RecordOf<C>[]>;
