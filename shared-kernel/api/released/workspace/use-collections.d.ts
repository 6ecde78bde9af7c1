interface CollectionsQuery {
    readonly status: 'pending' | 'error' | 'success';
    readonly records: ReadonlyMap<string, readonly object[]>;
}
export declare function useCollections(names: readonly string[]): CollectionsQuery;
export {};
