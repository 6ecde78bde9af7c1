export declare function fileDigest(bytes: Uint8Array): Promise<string>;
