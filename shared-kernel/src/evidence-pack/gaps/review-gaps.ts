import { pendingDecision, effectiveDecisionOf, type ReviewCase } from '../../domain/review-case';
import type { GapFacts } from './gap';

export function reviewGaps(reviewCase: ReviewCase, { today }: Pick<GapFacts, 'today'>): string[] {
  const { due, evidence, owner } = reviewCase;
  const isDecided = effectiveDecisionOf(reviewCase) !== undefined;
  const pending = pendingDecision(reviewCase);
  return [
    ...(pending ? [`Decision of ${pending.name} not approved`] : isDecided ? [] : ['Not decided']),
    ...(!isDecided && due < today ? [`Due ${due}, not decided`] : []),
    ...(!isDecided && owner === undefined ? ['Not assigned'] : []),
    ...(evidence.length === 0 ? ['No evidence added'] : []),
  ];
}
