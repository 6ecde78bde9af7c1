import type { Client } from 'shared-kernel/domain/client';
import type { StatusView } from 'shared-kernel/domain/status';
import { formatPercent } from 'shared-kernel/format';

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

export const firstRating = { complianceScore: 75, riskLevel: 'medium' } as const;

type ScoredRecord = Pick<Client, 'complianceScore' | 'riskLevel' | 'kycStatus' | 'amlStatus'>;

/** Whether a new client has been scored, for example by a screening or a milestone. */
export const isScored = ({ complianceScore, riskLevel, kycStatus, amlStatus }: ScoredRecord) =>
  complianceScore !== firstRating.complianceScore ||
  riskLevel !== firstRating.riskLevel ||
  kycStatus !== 'pending' ||
  amlStatus !== 'pending';

const notScored: StatusView = { label: 'Not scored', tone: 'neutral', icon: 'clock' };

/** The band of a score, or “Not scored” for a new client (R123). */
export const scoreBandViewOf = (record: ScoredRecord): StatusView =>
  isScored(record)
    ? complianceScoreBandView[complianceScoreBand(record.complianceScore)]
    : notScored;

export const scoreText = (record: ScoredRecord): string =>
  isScored(record) ? formatPercent(record.complianceScore) : notScored.label;
