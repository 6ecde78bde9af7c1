import { type RiskLevel } from '../lifecycle/risk-level';
import { type StatusView } from '../status';
export interface Share<Key extends string> {
    readonly key: Key;
    readonly count: number;
    readonly percent: number;
}
export declare function sharesOf<Key extends string>(keys: readonly Key[], counts: Readonly<Record<Key, number>>): Share<Key>[];
export declare const portfolioStages: readonly ["active", "legal_review", "pre_certified", "pending", "completed"];
export type PortfolioStage = (typeof portfolioStages)[number];
export declare const portfolioStageView: Record<PortfolioStage, StatusView>;
export declare const sampleContractDistribution: Readonly<Record<PortfolioStage, number>>;
export declare const sampleRiskOverview: Readonly<Record<RiskLevel, number>>;
export declare function movedCounts<Key extends string>(keys: readonly Key[], fixed: Readonly<Record<Key, number>>, { now, sample }: {
    readonly now: readonly Key[];
    readonly sample: readonly Key[];
}): Record<Key, number>;
export declare const riskShares: (counts: Readonly<Record<RiskLevel, number>>) => Share<RiskLevel>[];
