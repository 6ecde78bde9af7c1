import type { StatusView } from 'shared-kernel/domain/status';

/** The bands of a compliance score, best first; transaction cards have their own scale. */
export const complianceScoreBands = ['strong', 'watch', 'at_risk'] as const;

export type ComplianceScoreBand = (typeof complianceScoreBands)[number];

/** How each band reads on screen (CO3). */
export const complianceScoreBandView: Record<ComplianceScoreBand, StatusView> = {
  strong: { label: 'Strong', tone: 'success', icon: 'shield-check' },
  watch: { label: 'Watch', tone: 'warning', icon: 'eye' },
  at_risk: { label: 'At risk', tone: 'danger', icon: 'alert' },
};

const strongFrom = 90;

/** A score below it is at risk (CO3). */
export const watchFrom = 75;

/** The band of a compliance score (CO3). */
export function complianceScoreBand(score: number): ComplianceScoreBand {
  if (score >= strongFrom) return 'strong';
  return score >= watchFrom ? 'watch' : 'at_risk';
}

/** How the band of a compliance score reads on screen (CO3). */
export const bandView = (score: number): StatusView =>
  complianceScoreBandView[complianceScoreBand(score)];
