import * as v from 'valibot';
export declare const decideMilestone: import("..").Command<v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
    readonly stage: v.PicklistSchema<readonly ["initiated", "under_review", "approved", "compliant", "executed"], undefined>;
    readonly decision: v.PicklistSchema<readonly ["complete", "flag"], undefined>;
    readonly comment: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, "">;
}, undefined>, {
    id: string;
    name: string;
    complianceScore: number;
    currentStage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
    riskLevel: "high" | "low" | "medium";
    kycStatus: "pending" | "completed" | "flagged";
    amlStatus: "pending" | "completed" | "flagged";
    lastUpdated: string;
    assignedReviewer: string;
    milestones: {
        stage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
        status: "current" | "pending" | "completed" | "flagged";
        timestamp?: string | undefined;
        reviewer?: string | undefined;
        comments: string;
        smartContractHash?: string | undefined;
    }[];
    flaggedIssues: string[];
}>;
