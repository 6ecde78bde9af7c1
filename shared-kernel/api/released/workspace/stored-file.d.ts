import * as v from 'valibot';
export declare const bytesSchema: v.CustomSchema<Uint8Array<ArrayBufferLike>, v.ErrorMessage<v.CustomIssue> | undefined>;
export declare const storedFileSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly mediaType: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly addedAt: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly bytes: v.CustomSchema<Uint8Array<ArrayBufferLike>, v.ErrorMessage<v.CustomIssue> | undefined>;
}, undefined>;
export type StoredFile = v.InferOutput<typeof storedFileSchema>;
