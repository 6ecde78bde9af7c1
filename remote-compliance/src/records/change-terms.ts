import type { Client } from 'shared-kernel/domain/client';
import type { Belonging, CommandTerms } from 'shared-kernel/workspace';

// Terms of what changes a client or a case; the sample has none. Buttons know them without the
// command, which comes with its dialog.

/** Of keeping client records and their users, and of raising and settling issues. */
export const clientTerms = {
  inReference: false,
  permission: 'clients',
} as const satisfies CommandTerms;

/** Of adding a document. */
export const documentTerms = {
  inReference: false,
  permission: 'documents',
} as const satisfies CommandTerms;

/** Of accepting a document or not. */
export const documentReviewTerms = {
  inReference: false,
  permission: 'document-review',
} as const satisfies CommandTerms;

/** Of working a client's KYC and AML. */
export const screeningTerms = {
  inReference: false,
  permission: 'screening',
} as const satisfies CommandTerms;

/** Of signing a case off and deciding on its milestones. */
export const signOffTerms = {
  inReference: false,
  permission: 'sign-off',
} as const satisfies CommandTerms;

/** Whose a client record is, for those who may act only on their own: that company's. */
export const belongingOf = ({
  id,
  companyName,
}: Pick<Client, 'id' | 'companyName'>): Belonging => ({ company: companyName, clientId: id });
