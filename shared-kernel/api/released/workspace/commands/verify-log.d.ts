import * as v from 'valibot';
export declare const verifyAuditLog: import("..").Command<v.OptionalSchema<v.ObjectSchema<{
    onProgress: v.OptionalSchema<v.CustomSchema<import("../transfer/course").OnProgress, undefined>, undefined>;
    signal: v.OptionalSchema<v.CustomSchema<AbortSignal, undefined>, undefined>;
}, undefined>, {}>, import("../evidence/verify-kept-log").KeptLogVerdict>;
