import { findPendingDecision } from 'shared-kernel/domain/review-case';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import { formatDateTime } from 'shared-kernel/format';
import type { CaseOutcome } from '../records/review-case';
import type { Finding } from 'shared-kernel/domain/sanctions';

const openView: StatusDisplay = { label: 'Open', tone: 'warning', icon: 'hourglass' };
const waitingView: StatusDisplay = { label: 'Waiting', tone: 'info', icon: 'clock' };
const decidedViews: Partial<Record<CaseOutcome, StatusDisplay>> = {
  false_positive: { label: 'False positive', tone: 'success', icon: 'check-circle' },
  confirmed: { label: 'Confirmed match', tone: 'danger', icon: 'alert' },
  remediated: { label: 'Remediated', tone: 'success', icon: 'check-circle' },
};

type Stood = Pick<Finding, 'decision' | 'reviewCase'>;

/** Returns the status of a sanctions hit: the approved decision, a decision that needs approval, or open. */
export function getHitDisplay({ decision, reviewCase }: Stood): StatusDisplay {
  const decided = decision && decidedViews[decision.outcome];
  return decided ?? (reviewCase && findPendingDecision(reviewCase) ? waitingView : openView);
}

export const formatHitDecision = ({ decision }: Stood): string | undefined =>
  decision &&
  `${decision.reason} · ${decision.name} and ${decision.end?.name ?? ''}, ${formatDateTime(decision.at)}`;
