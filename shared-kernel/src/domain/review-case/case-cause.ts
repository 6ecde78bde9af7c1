import type { PortalKey } from '../portal';

/** What a review case can be about. */
export const caseSubjectKinds = [
  'client',
  'transaction',
  'document',
  'process',
  'contract',
] as const;

export type CaseSubjectKind = (typeof caseSubjectKinds)[number];

/** Why a review case is opened. */
export const caseCauses = [
  'screening_due',
  'screening_flagged',
  'sanctions_hit',
  'name_not_compared',
  'compliance_review',
  'document_rejected',
  'milestone_overdue',
  'by_hand',
] as const;

/**
 * The portals whose people decide on each kind of subject. The first is the queue that a new case begins in; a decision
 * needs both, as each portal of the sample has one person.
 */
export const caseDeciders: Record<CaseSubjectKind, readonly [PortalKey, PortalKey]> = {
  client: ['banking', 'admin'],
  transaction: ['banking', 'admin'],
  document: ['law_firm', 'admin'],
  process: ['law_firm', 'admin'],
  contract: ['banking', 'admin'],
};
