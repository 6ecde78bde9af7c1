import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { Process } from 'shared-kernel/domain/process';
import type { Transaction } from 'shared-kernel/domain/transaction';

/** What a decision rests on in each kind of subject; any change of it clears a decision that waits. */
export const factsOf = {
  client: ({ kycStatus, amlStatus, screeningEvents = [], flaggedIssues }: ComplianceRecord) => [
    kycStatus,
    amlStatus,
    screeningEvents.length,
    flaggedIssues.length,
  ],
  transaction: ({ status, complianceScore, signOffs = [] }: Transaction) => [
    status,
    complianceScore,
    signOffs.length,
  ],
  document: ({ documents }: Client, part: string | undefined) => {
    const document = documents.find(({ id }) => id === part);
    return document ? [document.status, document.uploadDate] : [];
  },
  process: ({ milestones }: Process, part: string | undefined) => {
    const milestone = milestones.find(({ id }) => id === part);
    if (!milestone) return [];
    const { status, dueDate, documents, requirements } = milestone;
    return [status, dueDate, documents.length, requirements.filter(({ met }) => met).length];
  },
};
