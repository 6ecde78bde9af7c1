export declare const localPointer = "/env/local/current.json";
export declare const compositionsFolder = "compositions/";
export declare const compositionKey: (hash: string) => string;
export declare const releaseContents = "release.json";
