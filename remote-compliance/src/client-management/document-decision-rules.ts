import type { ComplianceCheck } from '../screening/compliance-history';
import { isSamePerson, type PortalPerson } from 'shared-kernel/domain/portal';
import type { ClientDocument } from '../documents/client-document';

/** What a reviewer may decide on a pending document. */
export const documentDecisions = ['approve', 'reject'] as const;

export type DocumentDecisionKind = (typeof documentDecisions)[number];

/** What one decision on a document does. */
export interface DocumentDecisionRule {
  readonly label: string;
  readonly to: ClientDocument['status'];
  /** Points added to the compliance score, which stays within 0 and 100. */
  readonly scoreChange: number;
  readonly historyStatus: ComplianceCheck['status'];
  readonly effect: string;
}

/** What deciding on a pending document does, as the screen's table shows it. */
export const documentDecisionRules: Record<DocumentDecisionKind, DocumentDecisionRule> = {
  approve: {
    label: 'Approve',
    to: 'approved',
    scoreChange: 1,
    historyStatus: 'passed',
    effect: 'The document counts as evidence, and the client’s history shows who accepted it.',
  },
  reject: {
    label: 'Reject',
    to: 'rejected',
    scoreChange: -3,
    historyStatus: 'failed',
    effect: 'The client has to upload the document again, and the history shows why.',
  },
};

/** Why a person cannot decide so on a document: no one approves what they uploaded. */
export const decisionRefusal = (
  { uploadedBy }: Pick<ClientDocument, 'uploadedBy'>,
  decision: DocumentDecisionKind,
  person: PortalPerson,
): string | undefined =>
  decision === 'approve' && uploadedBy !== undefined && isSamePerson(uploadedBy, person)
    ? 'You uploaded this document. Another person, in another portal, approves it.'
    : undefined;
