import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { nextId } from 'shared-kernel/domain/record';
import { foldName, type CommandTransaction } from 'shared-kernel/workspace';

/** The compliance record of a company, which bears its name. */
export async function complianceRecordOf(
  transaction: CommandTransaction,
  companyName: string,
): Promise<ComplianceRecord | undefined> {
  const found = await transaction.find('complianceRecords', 'name', {
    equals: foldName(companyName),
  });
  return found[0];
}

/** The compliance record that a new client starts with. */
export function newComplianceRecord(
  client: Client,
  reviewer: string,
  now: Date,
  taken: Iterable<string>,
): ComplianceRecord {
  return {
    id: nextId('CR-', taken, 3),
    name: client.companyName,
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
