import type { CollectionName, RecordOf } from './collections';
export declare function useReadRecord(): <C extends CollectionName>(collection: C, key: string) => Promise<RecordOf<C> | undefined>;
