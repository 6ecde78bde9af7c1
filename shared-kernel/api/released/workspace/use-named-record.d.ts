import { type UseQueryResult } from '@tanstack/react-query';
export declare function useNamedRecord(collection: string, key: string): UseQueryResult<object | null>;
