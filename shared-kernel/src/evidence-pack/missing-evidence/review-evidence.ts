import {
  findPendingDecision,
  findEffectiveDecision,
  type ReviewCase,
} from '../../domain/review-case';
import type { MissingEvidenceInput } from './missing-evidence';

export function findMissingReviewEvidence(
  reviewCase: ReviewCase,
  { today }: Pick<MissingEvidenceInput, 'today'>,
): string[] {
  const { due, evidence, owner } = reviewCase;
  const isDecided = findEffectiveDecision(reviewCase) !== undefined;
  const pending = findPendingDecision(reviewCase);
  return [
    ...(pending ? [`Decision of ${pending.name} not approved`] : isDecided ? [] : ['Not decided']),
    ...(!isDecided && due < today ? [`Due ${due}, not decided`] : []),
    ...(!isDecided && owner === undefined ? ['Not assigned'] : []),
    ...(evidence.length === 0 ? ['No evidence added'] : []),
  ];
}
