import type { ComplianceCheck } from '../screening/compliance-history';
import { isSamePerson, type PortalPerson } from 'shared-kernel/domain/portal';
import type { ClientDocument } from '../documents/client-document';

export const documentDecisions = ['approve', 'reject'] as const;

export type DocumentDecisionKind = (typeof documentDecisions)[number];

export interface DocumentDecisionRule {
  readonly label: string;
  readonly to: ClientDocument['status'];
  /** Change of the compliance score in points, for example -3. The score stays between 0 and 100. */
  readonly scoreChange: number;
  readonly historyStatus: ComplianceCheck['status'];
  readonly effect: string;
}

/** Effects of each decision on a client document. The page also shows these effects as a table. */
export const documentDecisionRules: Record<DocumentDecisionKind, DocumentDecisionRule> = {
  approve: {
    label: 'Approve',
    to: 'approved',
    scoreChange: 1,
    historyStatus: 'passed',
    effect: 'The document is accepted as evidence. The compliance history shows the reviewer.',
  },
  reject: {
    label: 'Reject',
    to: 'rejected',
    scoreChange: -3,
    historyStatus: 'failed',
    effect: 'The client must upload the document again. The compliance history shows the reason.',
  },
};

/**
 * Returns the reason why a person cannot make this decision. For example, nobody can approve a document that they
 * uploaded.
 */
export const getDocumentDecisionError = (
  { uploadedBy }: Pick<ClientDocument, 'uploadedBy'>,
  decision: DocumentDecisionKind,
  person: PortalPerson,
): string | undefined =>
  decision === 'approve' && uploadedBy !== undefined && isSamePerson(uploadedBy, person)
    ? 'You uploaded this document. A person in another portal must approve the document.'
    : undefined;
