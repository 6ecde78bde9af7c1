import { type RiskLevel } from '../lifecycle';
import { type ComplianceRecord } from './compliance-record.schema';
import { type ComplianceScoreBand } from './score-band';
export interface ComplianceFilter {
    readonly text?: string;
    readonly risk?: RiskLevel;
    readonly band?: ComplianceScoreBand;
    readonly flagged?: boolean;
}
export declare const searchComplianceRecords: (records: readonly ComplianceRecord[], { text, risk, band, flagged }: ComplianceFilter) => ComplianceRecord[];
