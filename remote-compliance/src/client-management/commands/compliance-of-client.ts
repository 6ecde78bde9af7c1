import type { Client, NamedClient } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { idSequence } from 'shared-kernel/domain/record';
import { recordsOfClient, type CommandTransaction } from 'shared-kernel/workspace';

export async function complianceRecordOf(
  transaction: CommandTransaction,
  client: NamedClient,
): Promise<ComplianceRecord | undefined> {
  const [record] = await recordsOfClient(transaction, 'complianceRecords', client);
  return record;
}

export const complianceRecordIds = (taken: Iterable<string>): (() => string) =>
  idSequence('CR-', taken, 3);

export function newComplianceRecord(
  client: Client,
  reviewer: string,
  now: Date,
  id: string,
): ComplianceRecord {
  return {
    id,
    name: client.companyName,
    clientId: client.id,
    complianceScore: client.complianceScore,
    currentStage: client.currentStage,
    riskLevel: client.riskLevel,
    kycStatus: client.kycStatus,
    amlStatus: client.amlStatus,
    lastUpdated: now.toISOString(),
    assignedReviewer: reviewer,
    milestones: lifecycleStages.map((stage) => ({
      stage,
      status: stage === client.currentStage ? 'current' : 'pending',
      comments: '',
    })),
    flaggedIssues: [],
  };
}
