import type { Client } from 'shared-kernel/domain/client';
import type { Belonging, CommandTerms } from 'shared-kernel/workspace';

// Terms of what changes a client or a case; the sample has none. Buttons know them without the
// command, which comes with its dialog.

/** Terms for changing client records and their users, and for raising and settling issues. */
export const clientTerms = {
  inReference: false,
  permission: 'clients',
} as const satisfies CommandTerms;

/** Terms for adding a document. */
export const documentTerms = {
  inReference: false,
  permission: 'documents',
} as const satisfies CommandTerms;

/** Terms for accepting or rejecting a document. */
export const documentReviewTerms = {
  inReference: false,
  permission: 'document-review',
} as const satisfies CommandTerms;

/** Terms for a client's KYC and AML checks. */
export const screeningTerms = {
  inReference: false,
  permission: 'screening',
} as const satisfies CommandTerms;

/** Terms for signing a case off and deciding on its milestones. */
export const signOffTerms = {
  inReference: false,
  permission: 'sign-off',
} as const satisfies CommandTerms;

/** Whose a client record is, for those who may act only on their own: that company's. */
export const belongingOf = ({
  id,
  companyName,
}: Pick<Client, 'id' | 'companyName'>): Belonging => ({ company: companyName, clientId: id });

/** Of working on review cases. */
export const caseTerms = {
  inReference: false,
  permission: 'cases',
} as const satisfies CommandTerms;
