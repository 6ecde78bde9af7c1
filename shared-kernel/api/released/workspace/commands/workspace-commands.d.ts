import * as v from 'valibot';
export declare const exportWorkspace: import("..").Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, {
    fileName: string;
    file: Blob;
}>;
export declare const exportQuarantine: import("..").Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, {
    fileName: string;
    file: Blob;
}>;
export declare const importWorkspace: import("..").Command<v.ObjectSchema<{
    readonly text: v.StringSchema<undefined>;
}, undefined>, void>;
export declare const resetWorkspace: import("..").Command<v.OptionalSchema<v.ObjectSchema<{}, undefined>, {}>, void>;
