import * as v from 'valibot';
export declare const contractDocumentTypes: readonly ["main_contract", "exhibit", "amendment"];
export declare const contractDocumentSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["main_contract", "exhibit", "amendment"], undefined>;
    readonly size: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly uploadDate: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, string>]>;
    readonly docusignId: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
}, undefined>;
export type ContractDocument = v.InferOutput<typeof contractDocumentSchema>;
