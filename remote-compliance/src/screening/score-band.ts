import type { StatusView } from 'shared-kernel/domain/status';

/** The bands of a compliance score, best first. Transaction cards use another scale. */
export const complianceScoreBands = ['strong', 'watch', 'at_risk'] as const;

export type ComplianceScoreBand = (typeof complianceScoreBands)[number];

export const complianceScoreBandView: Record<ComplianceScoreBand, StatusView> = {
  strong: { label: 'Strong', tone: 'success', icon: 'shield-check' },
  watch: { label: 'Watch', tone: 'warning', icon: 'eye' },
  at_risk: { label: 'At risk', tone: 'danger', icon: 'alert' },
};

const strongFrom = 90;

/** The lowest score of the Watch band. Lower scores are at risk (CO3). */
export const minWatchScore = 75;

export function complianceScoreBand(score: number): ComplianceScoreBand {
  if (score >= strongFrom) return 'strong';
  return score >= minWatchScore ? 'watch' : 'at_risk';
}

export const scoreBandViewOf = (score: number): StatusView =>
  complianceScoreBandView[complianceScoreBand(score)];
