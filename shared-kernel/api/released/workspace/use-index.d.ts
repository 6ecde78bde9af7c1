import { type UseQueryResult } from '@tanstack/react-query';
import type { CollectionName, IndexName, RecordOf } from './collections';
import type { IndexQuery } from './source';
export declare function useIndexed<C extends CollectionName>(collection: C, index: IndexName<C>, query?: IndexQuery): UseQueryResult<readonly RecordOf<C>[]>;
export declare function useCount<C extends CollectionName>(collection: C, index?: IndexName<C>, query?: IndexQuery): UseQueryResult<number>;
