import type { PortalKey } from '../portal';

export const caseSubjectKinds = [
  'client',
  'transaction',
  'document',
  'process',
  'contract',
] as const;

export type CaseSubjectKind = (typeof caseSubjectKinds)[number];

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
 * The two portals that decide review cases, by kind of subject. A new case starts in the queue of the first portal. A
 * decision by one portal needs approval by the other.
 */
export const caseDeciders: Record<CaseSubjectKind, readonly [PortalKey, PortalKey]> = {
  client: ['banking', 'admin'],
  transaction: ['banking', 'admin'],
  document: ['law_firm', 'admin'],
  process: ['law_firm', 'admin'],
  contract: ['banking', 'admin'],
};
