import { type UseQueryResult } from '@tanstack/react-query';
import { type CollectionName, type RecordOf } from './collections';
export declare function useRecord<C extends CollectionName>(collection: C, key: string | undefined): UseQueryResult<RecordOf<C> | null>;
