import * as v from 'valibot';
export declare const clientUserStatuses: readonly ["active", "inactive"];
export declare const clientUserSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly role: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly email: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly lastLogin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
    readonly status: v.PicklistSchema<readonly ["active", "inactive"], undefined>;
    readonly permissions: v.ArraySchema<v.PicklistSchema<readonly ["view", "approve", "manage", "submit"], undefined>, undefined>;
}, undefined>;
export type ClientUser = v.InferOutput<typeof clientUserSchema>;
