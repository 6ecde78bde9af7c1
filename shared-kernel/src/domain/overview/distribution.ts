import { riskLevels, type RiskLevel } from '../lifecycle/risk-level';
import { toPercentShares } from './apportion';
import { commonStatusDisplay, type StatusDisplay } from '../status';

/** One part of a distribution. `percent` is a whole number, and the percentages of all parts add up to 100. */
export interface DistributionShare<Key extends string> {
  readonly key: Key;
  readonly count: number;
  readonly percent: number;
}

/**
 * Returns each count with its percentage of the total, in the order of `keys`. If the total is 0, all percentages are
 * 0.
 */
export function computeShares<Key extends string>(
  keys: readonly Key[],
  counts: Readonly<Record<Key, number>>,
): DistributionShare<Key>[] {
  const percents = toPercentShares(keys.map((key) => counts[key]));
  return keys.map((key, place) => ({ key, count: counts[key], percent: percents[place] ?? 0 }));
}

/** The stages of the contract status distribution, which differ from `Contract.status` (F6, B16). */
export const portfolioStages = [
  'active',
  'legal_review',
  'pre_certified',
  'pending',
  'completed',
] as const;

/** A stage of the contract status distribution. */
export type PortfolioStage = (typeof portfolioStages)[number];

/** The label, tone and icon of each stage in the contract status distribution (F6). */
export const portfolioStageDisplay: Record<PortfolioStage, StatusDisplay> = {
  active: commonStatusDisplay.active,
  legal_review: { label: 'Legal Review', tone: 'warning', icon: 'gavel' },
  pre_certified: { label: 'Pre-Certified', tone: 'info', icon: 'shield-check' },
  pending: commonStatusDisplay.pending,
  completed: commonStatusDisplay.completed,
};

/** The fixed contract status distribution of the sample data: 85 contracts (F6, B16). */
export const sampleContractDistribution: Readonly<Record<PortfolioStage, number>> = {
  active: 35,
  legal_review: 12,
  pre_certified: 8,
  pending: 6,
  completed: 24,
};

/** The fixed risk overview of the sample data: 69 clients (F6). */
export const sampleRiskOverview: Readonly<Record<RiskLevel, number>> = {
  low: 45,
  medium: 18,
  high: 6,
};

/**
 * Returns the fixed counts, increased by the records in `now` and reduced by those in `sample`. No count is negative.
 */
export function adjustCounts<Key extends string>(
  keys: readonly Key[],
  fixed: Readonly<Record<Key, number>>,
  { now, sample }: { readonly now: readonly Key[]; readonly sample: readonly Key[] },
): Record<Key, number> {
  const moved: Record<Key, number> = { ...fixed };
  for (const key of now) moved[key] += 1;
  for (const key of sample) moved[key] -= 1;
  for (const key of keys) moved[key] = Math.max(0, moved[key]);
  return moved;
}

export const toRiskShares = (
  counts: Readonly<Record<RiskLevel, number>>,
): DistributionShare<RiskLevel>[] => computeShares(riskLevels, counts);
