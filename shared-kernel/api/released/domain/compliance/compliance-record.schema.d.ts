import * as v from 'valibot';
export declare const milestoneStatuses: readonly ["completed", "current", "pending", "flagged"];
export declare const complianceMilestoneSchema: v.ObjectSchema<{
    readonly stage: v.PicklistSchema<readonly ["initiated", "under_review", "approved", "compliant", "executed"], undefined>;
    readonly status: v.PicklistSchema<readonly ["completed", "current", "pending", "flagged"], undefined>;
    readonly timestamp: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
    readonly reviewer: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly comments: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly smartContractHash: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
}, undefined>;
export type ComplianceMilestone = v.InferOutput<typeof complianceMilestoneSchema>;
export declare const complianceRecordSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly complianceScore: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>;
    readonly currentStage: v.PicklistSchema<readonly ["initiated", "under_review", "approved", "compliant", "executed"], undefined>;
    readonly riskLevel: v.PicklistSchema<readonly ["low", "medium", "high"], undefined>;
    readonly kycStatus: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
    readonly amlStatus: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
    readonly lastUpdated: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
    readonly assignedReviewer: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly milestones: v.ArraySchema<v.ObjectSchema<{
        readonly stage: v.PicklistSchema<readonly ["initiated", "under_review", "approved", "compliant", "executed"], undefined>;
        readonly status: v.PicklistSchema<readonly ["completed", "current", "pending", "flagged"], undefined>;
        readonly timestamp: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
        readonly reviewer: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        readonly comments: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly smartContractHash: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>;
    readonly flaggedIssues: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    readonly screeningEvents: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly screening: v.PicklistSchema<readonly ["kyc", "aml"], undefined>;
        readonly step: v.PicklistSchema<readonly ["request", "receive", "complete", "flag"], undefined>;
        readonly at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>;
        readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
        readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    }, undefined>, undefined>, undefined>;
    readonly signOffs: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly party: v.PicklistSchema<readonly ["compliance", "banking", "legal"], undefined>;
        readonly at: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "Not a moment from 1900 to 2199 such as 2024-07-22T09:00:00Z">]>, undefined>;
        readonly by: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
        readonly comment: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, undefined>;
    }, undefined>, undefined>, undefined>;
}, undefined>;
export type ComplianceRecord = v.InferOutput<typeof complianceRecordSchema>;
