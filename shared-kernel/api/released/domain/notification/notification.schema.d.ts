import * as v from 'valibot';
declare const askSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly isWorked: v.BooleanSchema<undefined>;
    readonly isSetAside: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
export type Ask = v.InferOutput<typeof askSchema>;
export declare const notificationSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly type: v.PicklistSchema<readonly ["critical", "urgent", "success", "warning", "info"], undefined>;
    readonly category: v.PicklistSchema<readonly ["process", "client", "financial", "compliance", "bank", "system"], undefined>;
    readonly title: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly timestamp: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly isRead: v.BooleanSchema<undefined>;
    readonly isStarred: v.BooleanSchema<undefined>;
    readonly source: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly actionRequired: v.BooleanSchema<undefined>;
    readonly asked: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly isWorked: v.BooleanSchema<undefined>;
        readonly isSetAside: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
    readonly relatedProcess: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly clientName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly amount: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly priority: v.PicklistSchema<readonly ["critical", "high", "medium", "low"], undefined>;
    readonly metadata: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>, undefined>;
}, undefined>;
export type Notification = v.InferOutput<typeof notificationSchema>;
export {};
