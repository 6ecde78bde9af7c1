import {
  getScreeningHistory,
  getScreeningState,
  type ComplianceRecord,
  type ScreeningState,
} from 'shared-kernel/domain/compliance';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import { type Screening, type ScreeningEvent, screenings } from './screening-event';
import type { ComplianceCheck } from '../../screening/compliance-history';
import type { ScreeningStatus } from '../../screening/screening-tags';

export type ScreeningStep = ScreeningEvent['step'];

export const screeningLabel: Record<Screening, string> = { kyc: 'KYC', aml: 'AML' };

export const screeningStateDescriptions: Record<ScreeningState, string> = {
  unstarted: 'Not requested yet.',
  requested: 'Requested. Waiting for documents.',
  received: 'Documents received. Decision pending.',
  completed: 'No further action.',
  flagged: 'Blocked by a flag.',
};

export interface ScreeningStepRule {
  readonly label: string;
  /** Status that the screening history shows for a completed step. */
  readonly done: StatusDisplay;
  readonly from: readonly ScreeningState[];
  readonly to: ScreeningStatus;
  readonly historyStatus: ComplianceCheck['status'];
  readonly question: string;
  readonly effect: string;
}

/** Points that a flag subtracts from the compliance score. Completing the screening restores these points. */
export const screeningFlagPenalty = 5;

export const screeningStepRules: Record<ScreeningStep, ScreeningStepRule> = {
  request: {
    label: 'Request',
    done: { label: 'Requested', tone: 'info', icon: 'mail' },
    from: ['unstarted', 'completed', 'flagged'],
    to: 'pending',
    historyStatus: 'pending',
    question: 'Requested documents and reason',
    effect: 'The screening remains open until completion. The compliance history shows the reason.',
  },
  receive: {
    label: 'Receive',
    done: { label: 'Received', tone: 'info', icon: 'document' },
    from: ['unstarted', 'requested'],
    to: 'pending',
    historyStatus: 'pending',
    question: 'Received documents',
    effect: 'The screening can be completed or flagged.',
  },
  complete: {
    label: 'Complete',
    done: { label: 'Completed', tone: 'success', icon: 'check-circle' },
    from: ['received', 'flagged'],
    to: 'completed',
    historyStatus: 'passed',
    question: 'Reason for completion',
    effect: 'The screening is completed and related issues are resolved.',
  },
  flag: {
    label: 'Flag',
    done: { label: 'Flagged', tone: 'danger', icon: 'flag' },
    from: ['unstarted', 'requested', 'received', 'completed'],
    to: 'flagged',
    historyStatus: 'failed',
    question: 'Reason for the flag',
    effect: 'The reason is added to the flagged issues. The client cannot become compliant.',
  },
};

export const findOpenScreenings = (
  record: Pick<ComplianceRecord, 'kycStatus' | 'amlStatus'>,
): readonly Screening[] =>
  screenings.filter((screening) => record[`${screening}Status`] !== 'completed');

export const canApplyScreeningStep = (
  record: ComplianceRecord,
  screening: Screening,
  step: ScreeningStep,
): boolean => screeningStepRules[step].from.includes(getScreeningState(record, screening));

export const getScreeningRequestError = (
  record: ComplianceRecord,
  screening: Screening,
): string | undefined =>
  canApplyScreeningStep(record, screening, 'request')
    ? undefined
    : `${screeningLabel[screening]} is already in progress.`;

const prefixOf = (screening: Screening) => `${screeningLabel[screening]} screening: `;

/** The issue text that is added when a screening is flagged. Completing the screening removes the issue. */
export const formatScreeningIssue = (screening: Screening, reason: string): string =>
  prefixOf(screening) + reason;

const readsAs = (issue: string, screening: Screening): boolean =>
  issue.startsWith(prefixOf(screening));

/** Returns the open issues that a flagged screening added. Old records are matched by the text of the issue. */
export function findScreeningIssues(
  record: Pick<ComplianceRecord, 'screeningEvents' | 'flaggedIssues'>,
  screening: Screening,
): readonly string[] {
  if (!record.screeningEvents) {
    return record.flaggedIssues.filter((issue) => readsAs(issue, screening));
  }
  const history = getScreeningHistory(record, screening);
  const completed = history.findLastIndex(({ step }) => step === 'complete');
  return history
    .slice(completed + 1)
    .filter(({ step }) => step === 'flag')
    .map(({ reason }) => formatScreeningIssue(screening, reason));
}

/** Whether a text begins like the issue of a flagged screening. */
export const isScreeningIssueText = (issue: string): boolean =>
  screenings.some((screening) => readsAs(issue, screening));
