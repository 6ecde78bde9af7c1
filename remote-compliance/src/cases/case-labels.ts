import type { CaseStatus, ReviewCase } from 'shared-kernel/domain/review-case';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import type { CaseDecision, CaseOutcome } from '../records/review-case';

export const caseOutcomeLabel: Record<CaseOutcome, string> = {
  false_positive: 'False positive',
  confirmed: 'Confirmed',
  remediated: 'Remediated',
  reopened: 'Reopened',
};

export const decisionResolutionLabel: Record<NonNullable<CaseDecision['end']>['how'], string> = {
  approved: 'Decision approved',
  returned: 'Decision returned',
  cleared: 'Decision withdrawn',
  replaced: 'Decision replaced',
};

export const caseCauseDisplay: Record<ReviewCase['cause'], StatusDisplay> = {
  screening_due: { label: 'Screening due', tone: 'info', icon: 'clock' },
  screening_flagged: { label: 'Screening flagged', tone: 'danger', icon: 'flag' },
  sanctions_hit: { label: 'Sanctions hit', tone: 'danger', icon: 'alert' },
  name_not_compared: { label: 'Name not screened', tone: 'warning', icon: 'search' },
  compliance_review: { label: 'Compliance Review', tone: 'warning', icon: 'shield' },
  document_rejected: { label: 'Document rejected', tone: 'danger', icon: 'document' },
  milestone_overdue: { label: 'Milestone overdue', tone: 'danger', icon: 'calendar' },
  by_hand: { label: 'Manual review', tone: 'neutral', icon: 'user' },
};

export const caseStatusDisplay: Record<CaseStatus, StatusDisplay> = {
  open: { label: 'Open', tone: 'warning', icon: 'play' },
  waiting: { label: 'Waiting', tone: 'info', icon: 'clock' },
  resolved: { label: 'Resolved', tone: 'success', icon: 'check-circle' },
};
