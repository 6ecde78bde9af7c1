import * as v from 'valibot';
export declare const remoteReleaseSchema: v.ObjectSchema<{
    readonly release: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "not a release id">]>;
    readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "does not end in /">]>;
    readonly entry: v.StringSchema<undefined>;
    readonly kernelRange: v.StringSchema<undefined>;
    readonly files: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "not a sha384 digest">]>, undefined>;
    readonly screens: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    readonly brings: v.OptionalSchema<v.UnknownSchema, undefined>;
}, undefined>;
export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;
export declare const compositionSchema: v.ObjectSchema<{
    readonly schema: v.LiteralSchema<1, undefined>;
    readonly remotes: v.RecordSchema<v.StringSchema<undefined>, v.ObjectSchema<{
        readonly release: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "not a release id">]>;
        readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "does not end in /">]>;
        readonly entry: v.StringSchema<undefined>;
        readonly kernelRange: v.StringSchema<undefined>;
        readonly files: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "not a sha384 digest">]>, undefined>;
        readonly screens: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
        readonly brings: v.OptionalSchema<v.UnknownSchema, undefined>;
    }, undefined>, undefined>;
}, undefined>;
export type Composition = v.InferOutput<typeof compositionSchema>;
export declare const compositionPointerSchema: v.ObjectSchema<{
    readonly hash: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "not a composition hash">]>;
    readonly seq: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    readonly promotion: v.StringSchema<undefined>;
    readonly composition: v.ObjectSchema<{
        readonly schema: v.LiteralSchema<1, undefined>;
        readonly remotes: v.RecordSchema<v.StringSchema<undefined>, v.ObjectSchema<{
            readonly release: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "not a release id">]>;
            readonly address: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "does not end in /">]>;
            readonly entry: v.StringSchema<undefined>;
            readonly kernelRange: v.StringSchema<undefined>;
            readonly files: v.RecordSchema<v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "not a sha384 digest">]>, undefined>;
            readonly screens: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
            readonly brings: v.OptionalSchema<v.UnknownSchema, undefined>;
        }, undefined>, undefined>;
    }, undefined>;
}, undefined>;
export type CompositionPointer = v.InferOutput<typeof compositionPointerSchema>;
