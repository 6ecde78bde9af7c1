import { type StatusView } from 'shared-kernel/domain/status';

/** The bands of a compliance score, best first; transaction cards have their own scale. */
export const complianceScoreBands = ['strong', 'watch', 'at_risk'] as const;

export type ComplianceScoreBand = (typeof complianceScoreBands)[number];

/** How each band reads on screen (CO3). */
export const complianceScoreBandView: Record<ComplianceScoreBand, StatusView> = {
  strong: { label: 'Strong', tone: 'success', icon: 'shield-check' },
  watch: { label: 'Watch', tone: 'warning', icon: 'eye' },
  at_risk: { label: 'At risk', tone: 'danger', icon: 'alert' },
};

/** The band of a compliance score: 90 or above strong, 75 or above watch, below at risk (CO3). */
export function complianceScoreBand(score: number): ComplianceScoreBand {
  if (score >= 90) return 'strong';
  return score >= 75 ? 'watch' : 'at_risk';
}
