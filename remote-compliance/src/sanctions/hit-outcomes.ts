import type { SanctionsDecision } from 'shared-kernel/domain/client';
import type { StatusView } from 'shared-kernel/domain/status';

type HitOutcome = SanctionsDecision['outcome'];

/** How a decided hit is shown. */
export const hitOutcomeView: Record<HitOutcome, StatusView> = {
  false_positive: { label: 'False positive', tone: 'success', icon: 'check-circle' },
  confirmed: { label: 'Confirmed match', tone: 'danger', icon: 'alert' },
};
