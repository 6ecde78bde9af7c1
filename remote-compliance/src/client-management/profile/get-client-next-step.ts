import { permissions, formatPortalsWithPermission } from 'shared-kernel/domain/portal';
import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { RecordStep, StepBlocker } from 'shared-kernel/records';
import { getComplianceNextStep } from '../../compliance-score/milestones/get-compliance-next-step';
import type { ProfileSection } from '../use-client-drawer';

const documents: ProfileSection = 'documents';

const pendingDocuments = (client: Pick<Client, 'documents'>): readonly StepBlocker[] =>
  client.documents
    .filter(({ status }) => status === 'pending')
    .map(({ name }) => ({ text: `${name} to be reviewed`, part: documents }));

/**
 * Determines a client’s next step, based on the compliance record and the documents. Returns `undefined` if nothing is
 * left to do.
 */
export function getClientNextStep(
  client: Pick<Client, 'documents'>,
  record: ComplianceRecord | undefined,
): RecordStep | undefined {
  const pending = pendingDocuments(client);
  const step = record && getComplianceNextStep(record);
  if (record && step) {
    const place = ['compliance', record.id] as const;
    const ofCase = step.blockers.map(({ text }) => ({ text, record: place }));
    return { ...step, blockers: [...ofCase, ...pending] };
  }
  if (pending.length === 0) return undefined;
  return {
    text: 'Review the documents',
    by: formatPortalsWithPermission(permissions.documentReview),
    blockers: pending,
  };
}
