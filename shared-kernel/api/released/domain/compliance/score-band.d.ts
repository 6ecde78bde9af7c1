import { type StatusView } from '../status';
export declare const complianceScoreBands: readonly ["strong", "watch", "at_risk"];
export type ComplianceScoreBand = (typeof complianceScoreBands)[number];
export declare const complianceScoreBandView: Record<ComplianceScoreBand, StatusView>;
export declare function complianceScoreBand(score: number): ComplianceScoreBand;
