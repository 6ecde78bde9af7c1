import * as v from 'valibot';
import type { StatusView } from '../status';
export declare const riskLevels: readonly ["low", "medium", "high"];
export type RiskLevel = (typeof riskLevels)[number];
export declare const riskLevelSchema: v.PicklistSchema<readonly ["low", "medium", "high"], undefined>;
export declare const riskLevelView: Record<RiskLevel, StatusView>;
