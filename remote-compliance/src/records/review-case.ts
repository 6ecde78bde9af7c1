import type { ReviewCase } from 'shared-kernel/domain/review-case';

export type CaseDecision = ReviewCase['decisions'][number];

export type CaseNote = ReviewCase['comments'][number];

export type CaseOutcome = CaseDecision['outcome'];
