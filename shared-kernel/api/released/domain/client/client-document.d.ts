import * as v from 'valibot';
export declare const clientDocumentTypes: readonly ["legal", "financial", "aml"];
export type ClientDocumentType = (typeof clientDocumentTypes)[number];
export declare const clientDocumentTypeSchema: v.PicklistSchema<readonly ["legal", "financial", "aml"], undefined>;
export declare const clientDocumentStatuses: readonly ["approved", "pending", "rejected"];
export declare const clientDocumentSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["legal", "financial", "aml"], undefined>;
    readonly status: v.PicklistSchema<readonly ["approved", "pending", "rejected"], undefined>;
    readonly uploadDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
    readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>;
export type ClientDocument = v.InferOutput<typeof clientDocumentSchema>;
