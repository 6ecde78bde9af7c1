export declare function onFirstUse<T>(make: () => T): () => T;
