import type { Client, NamedClient } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { createIdSequence } from 'shared-kernel/domain/record';
import { findClientRecords, type CommandTransaction } from 'shared-kernel/workspace';

export async function findComplianceRecord(
  transaction: CommandTransaction,
  client: NamedClient,
): Promise<ComplianceRecord | undefined> {
  const [record] = await findClientRecords(transaction, 'complianceRecords', client);
  return record;
}

export const createComplianceRecordIdSequence = (taken: Iterable<string>): (() => string) =>
  createIdSequence('CR-', taken, 3);

export function createComplianceRecord(
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
