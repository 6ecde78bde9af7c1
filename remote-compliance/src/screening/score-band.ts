import type { Client } from 'shared-kernel/domain/client';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import { formatPercent } from 'shared-kernel/format';

/** The bands of a compliance score, best first. The screening score of a transaction has different bands. */
export const complianceScoreBands = ['strong', 'watch', 'at_risk'] as const;

export type ComplianceScoreBand = (typeof complianceScoreBands)[number];

export const complianceScoreBandDisplay: Record<ComplianceScoreBand, StatusDisplay> = {
  strong: { label: 'Strong', tone: 'success', icon: 'shield-check' },
  watch: { label: 'Watch', tone: 'warning', icon: 'eye' },
  at_risk: { label: 'At risk', tone: 'danger', icon: 'alert' },
};

const strongFrom = 90;

/** The lowest score of the Watch band. Lower scores are at risk (CO3). */
export const minWatchScore = 75;

export function getComplianceScoreBand(score: number): ComplianceScoreBand {
  if (score >= strongFrom) return 'strong';
  return score >= minWatchScore ? 'watch' : 'at_risk';
}

export const initialRating = { complianceScore: 75, riskLevel: 'medium' } as const;

type ScoredRecord = Pick<Client, 'complianceScore' | 'riskLevel' | 'kycStatus' | 'amlStatus'>;

/** Whether a new client has been scored, for example by a screening or a milestone. */
export const hasScore = ({ complianceScore, riskLevel, kycStatus, amlStatus }: ScoredRecord) =>
  complianceScore !== initialRating.complianceScore ||
  riskLevel !== initialRating.riskLevel ||
  kycStatus !== 'pending' ||
  amlStatus !== 'pending';

const notScored: StatusDisplay = { label: 'Not scored', tone: 'neutral', icon: 'clock' };

/** Returns how to display the band of a score. A new client is displayed as “Not scored” (R123). */
export const getScoreBandDisplay = (record: ScoredRecord): StatusDisplay =>
  hasScore(record)
    ? complianceScoreBandDisplay[getComplianceScoreBand(record.complianceScore)]
    : notScored;

export const formatScore = (record: ScoredRecord): string =>
  hasScore(record) ? formatPercent(record.complianceScore) : notScored.label;
