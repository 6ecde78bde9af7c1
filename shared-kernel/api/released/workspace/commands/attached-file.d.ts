import * as v from 'valibot';
import { type StoredFile } from '../stored-file';
export declare const attachedFileSchema: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly bytes: v.CustomSchema<Uint8Array<ArrayBufferLike>, v.ErrorMessage<v.CustomIssue> | undefined>;
}, undefined>;
export type AttachedFile = v.InferOutput<typeof attachedFileSchema>;
export declare function storedFile(id: string, file: AttachedFile, now: Date): StoredFile;
