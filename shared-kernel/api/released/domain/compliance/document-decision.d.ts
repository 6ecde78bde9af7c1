import * as v from 'valibot';
import { type Client } from '../client';
import { type ClientDocumentStatus } from '../client/client-document';
import { type ComplianceCheckStatus } from '../client/organization-data';
import { type ComplianceRecord } from './compliance-record.schema';
export declare const documentDecisions: readonly ["approve", "reject"];
export type DocumentDecisionKind = (typeof documentDecisions)[number];
export interface DocumentDecisionRule {
    readonly label: string;
    readonly to: ClientDocumentStatus;
    readonly scoreChange: number;
    readonly historyStatus: ComplianceCheckStatus;
    readonly effect: string;
}
export declare const documentDecisionRules: Record<DocumentDecisionKind, DocumentDecisionRule>;
export declare const documentDecisionSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly documentId: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.NonEmptyAction<string, undefined>]>;
    readonly decision: v.PicklistSchema<readonly ["approve", "reject"], undefined>;
    readonly comment: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>;
    readonly reviewer: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, (issue: v.MaxLengthIssue<string, number>) => string>]>, v.TrimAction, v.NonEmptyAction<string, "Name the reviewer">]>;
}, undefined>, v.BaseValidation<{
    documentId: string;
    decision: "approve" | "reject";
    comment: string;
    reviewer: string;
}, {
    documentId: string;
    decision: "approve" | "reject";
    comment: string;
    reviewer: string;
}, v.PartialCheckIssue<{
    decision: "approve" | "reject";
    comment: string;
}>>]>;
export type DocumentDecision = v.InferOutput<typeof documentDecisionSchema>;
export declare function applyDocumentDecision(client: Client, { documentId, decision, comment, reviewer }: DocumentDecision, now: Date): Client | undefined;
export declare const followClientScore: (record: ComplianceRecord, { complianceScore }: Pick<Client, "complianceScore">, now: Date) => ComplianceRecord;
