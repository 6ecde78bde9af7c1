import * as v from 'valibot';
export declare const signOffParties: readonly ["compliance", "banking", "legal"];
export declare const caseSignOffSchema: v.ObjectSchema<{
    readonly party: v.PicklistSchema<readonly ["compliance", "banking", "legal"], undefined>;
    readonly at: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
    readonly by: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly comment: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
}, undefined>;
export type CaseSignOff = v.InferOutput<typeof caseSignOffSchema>;
