import * as v from 'valibot';
export declare const screenings: readonly ["kyc", "aml"];
export declare const screeningSteps: readonly ["request", "receive", "complete", "flag"];
export declare const screeningEventSchema: v.ObjectSchema<{
    readonly screening: v.PicklistSchema<readonly ["kyc", "aml"], undefined>;
    readonly step: v.PicklistSchema<readonly ["request", "receive", "complete", "flag"], undefined>;
    readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
}, undefined>;
export type ScreeningEvent = v.InferOutput<typeof screeningEventSchema>;
