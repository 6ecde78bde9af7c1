import type { Client } from 'shared-kernel/domain/client';
import type { Belonging, CommandTerms } from 'shared-kernel/workspace';

// Terms of what changes a client or a case; the sample has none. Buttons know them without the
// command, which comes with its dialog.
const liveTerms = <Permission extends CommandTerms['permission']>(permission: Permission) =>
  ({ inReference: false, permission }) as const;

/** Terms for changing client records and their users, and for raising and settling issues. */
export const clientTerms = liveTerms('clients');

/** Terms for adding a document. */
export const documentTerms = liveTerms('documents');

/** Terms for accepting or rejecting a document. */
export const documentReviewTerms = liveTerms('document-review');

/** Terms for a client's KYC and AML checks. */
export const screeningTerms = liveTerms('screening');

/** Terms for signing a case off and deciding on its milestones. */
export const signOffTerms = liveTerms('sign-off');

/** Of working on review cases. */
export const caseTerms = liveTerms('cases');

/** Whose a client record is, for those who may act only on their own: that company's. */
export const belongingOf = ({
  id,
  companyName,
}: Pick<Client, 'id' | 'companyName'>): Belonging => ({ company: companyName, clientId: id });
