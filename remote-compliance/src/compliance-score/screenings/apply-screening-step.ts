import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { Screening } from './screening-event';
import { adjustScore, addHistoryEntry } from '../../screening/compliance-history';
import {
  canApplyScreeningStep,
  findScreeningIssues,
  screeningFlagPenalty,
  formatScreeningIssue,
  screeningLabel,
  screeningStepRules,
  type ScreeningStep,
} from './screening-rules';

export interface ScreeningDecision {
  readonly screening: Screening;
  readonly step: ScreeningStep;
  readonly reason: string;
  readonly reviewer: string;
  readonly personId?: string | undefined;
}

const statusField = { kyc: 'kycStatus', aml: 'amlStatus' } as const;

export function applyScreeningStep(
  record: ComplianceRecord,
  { screening, step, reason, reviewer, personId }: ScreeningDecision,
  now: Date,
): ComplianceRecord | undefined {
  if (!canApplyScreeningStep(record, screening, step)) return undefined;
  const at = now.toISOString();
  const own = step === 'complete' ? findScreeningIssues(record, screening) : [];
  const left = record.flaggedIssues.filter((issue) => !own.includes(issue));
  const settled = record.flaggedIssues.length - left.length;
  const points = step === 'flag' ? -screeningFlagPenalty : settled * screeningFlagPenalty;
  return {
    ...record,
    [statusField[screening]]: screeningStepRules[step].to,
    complianceScore: adjustScore(record.complianceScore, points),
    lastUpdated: at,
    flaggedIssues: step === 'flag' ? [...left, formatScreeningIssue(screening, reason)] : left,
    screeningEvents: [
      ...(record.screeningEvents ?? []),
      { screening, step, at, by: reviewer, personId, reason },
    ],
  };
}

export function recordScreeningStep(
  client: Client,
  { kycStatus, amlStatus, complianceScore }: ComplianceRecord,
  { screening, step, reason, reviewer }: ScreeningDecision,
  now: Date,
): Client {
  const { done, historyStatus: status } = screeningStepRules[step];
  const type = `${screeningLabel[screening]} screening: ${done.label}`;
  return {
    ...addHistoryEntry(client, { type, status, comment: reason, reviewer }, now),
    kycStatus,
    amlStatus,
    complianceScore,
  };
}
