import * as v from 'valibot';
import type { Replaced } from '../backup/replacing';
export declare const importWorkspace: import("..").Command<v.ObjectSchema<{
    readonly withoutBackup: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly onProgress: v.OptionalSchema<v.CustomSchema<import("../transfer/course").OnProgress, undefined>, undefined>;
    readonly signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
    readonly file: v.BlobSchema<undefined>;
}, undefined>, Replaced>;
export declare const resetWorkspace: import("..").Command<v.OptionalSchema<v.ObjectSchema<{
    withoutBackup: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    onProgress: v.OptionalSchema<v.CustomSchema<import("../transfer/course").OnProgress, undefined>, undefined>;
    signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
}, undefined>, {}>, Replaced>;
export declare const restoreWorkspace: import("..").Command<v.ObjectSchema<{
    readonly withoutBackup: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly onProgress: v.OptionalSchema<v.CustomSchema<import("../transfer/course").OnProgress, undefined>, undefined>;
    readonly signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
    readonly epoch: v.NumberSchema<undefined>;
}, undefined>, Replaced>;
