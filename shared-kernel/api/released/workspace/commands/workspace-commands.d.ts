import * as v from 'valibot';
export declare const workspaceFileOf: (now: Date) => {
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
