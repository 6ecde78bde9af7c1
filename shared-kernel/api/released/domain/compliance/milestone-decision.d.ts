import * as v from 'valibot';
import { type Client } from '../client';
import { type ComplianceCheckStatus } from '../client/organization-data';
import { type LifecycleStage } from '../lifecycle/lifecycle-stage';
import { type ComplianceRecord, type MilestoneStatus } from './compliance-record.schema';
export declare const milestoneDecisions: readonly ["complete", "flag"];
export type MilestoneDecisionKind = (typeof milestoneDecisions)[number];
export interface MilestoneDecisionRule {
    readonly label: string;
    readonly from: readonly MilestoneStatus[];
    readonly to: MilestoneStatus;
    readonly scoreChange: number;
    readonly historyStatus: ComplianceCheckStatus;
    readonly effect: string;
}
export declare const milestoneDecisionRules: Record<MilestoneDecisionKind, MilestoneDecisionRule>;
export declare const milestoneDecisionSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly stage: v.PicklistSchema<readonly ["initiated", "under_review", "approved", "compliant", "executed"], undefined>;
    readonly decision: v.PicklistSchema<readonly ["complete", "flag"], undefined>;
    readonly comment: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly reviewer: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.TrimAction, v.NonEmptyAction<string, "Name the reviewer">]>;
}, undefined>, v.BaseValidation<{
    stage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
    decision: "flag" | "complete";
    comment: string;
    reviewer: string;
}, {
    stage: "initiated" | "under_review" | "approved" | "compliant" | "executed";
    decision: "flag" | "complete";
    comment: string;
    reviewer: string;
}, v.PartialCheckIssue<{
    decision: "flag" | "complete";
    comment: string;
}>>]>;
export type MilestoneDecision = v.InferOutput<typeof milestoneDecisionSchema>;
export declare const canDecideMilestone: ({ milestones }: Pick<ComplianceRecord, "milestones">, stage: LifecycleStage, decision: MilestoneDecisionKind) => boolean;
export declare const milestoneIssue: (stage: LifecycleStage, comment: string) => string;
export declare function applyMilestoneDecision(record: ComplianceRecord, { stage, decision, comment, reviewer }: MilestoneDecision, now: Date): ComplianceRecord | undefined;
export declare function followMilestoneDecision(client: Client, record: ComplianceRecord, { stage, decision, comment, reviewer }: MilestoneDecision, now: Date): Client;
