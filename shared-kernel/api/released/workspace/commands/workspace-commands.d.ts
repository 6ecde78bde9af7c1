import * as v from 'valibot';
export declare const workspaceFileOf: (wallClock: Date) => {
    fileName: string;
    type: string;
};
export declare const exportWorkspace: import("..").Command<v.OptionalSchema<v.ObjectSchema<{
    readonly onProgress: v.OptionalSchema<v.CustomSchema<import("../transfer/course").OnProgress, undefined>, undefined>;
    readonly signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
    readonly sink: v.OptionalSchema<v.CustomSchema<import("../transfer/file-sink").FileSink, undefined>, undefined>;
}, undefined>, {}>, {
    fileName: string;
    file: Blob;
}>;
export declare const exportQuarantine: import("..").Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, {
    fileName: string;
    file: Blob;
}>;
export declare const importWorkspace: import("..").Command<v.ObjectSchema<{
    readonly onProgress: v.OptionalSchema<v.CustomSchema<import("../transfer/course").OnProgress, undefined>, undefined>;
    readonly signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
    readonly file: v.BlobSchema<undefined>;
}, undefined>, void>;
export declare const resetWorkspace: import("..").Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, void>;
