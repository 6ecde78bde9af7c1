import { type ComplianceScoreBand } from './score-band';
import { type ComplianceRecord } from './compliance-record.schema';
export declare const complianceSorts: readonly ["score", "risk", "staleness"];
export type ComplianceSort = (typeof complianceSorts)[number];
export declare const complianceSortLabel: Record<ComplianceSort, string>;
export declare function sortComplianceRecords(records: readonly ComplianceRecord[], sort: ComplianceSort): ComplianceRecord[];
export declare function complianceProgress({ milestones }: Pick<ComplianceRecord, 'milestones'>): number;
export interface ComplianceSummary {
    readonly total: number;
    readonly averageScore: number | undefined;
    readonly bands: Readonly<Record<ComplianceScoreBand, number>>;
    readonly highRisk: number;
    readonly flaggedIssues: number;
    readonly flaggedRecords: number;
}
export declare function complianceSummary(records: readonly ComplianceRecord[]): ComplianceSummary;
