import { toClientReference, type Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { findClientId, type CommandTransaction } from 'shared-kernel/workspace';

export async function findClientOfRecord(
  transaction: CommandTransaction,
  record: ComplianceRecord,
): Promise<Client | undefined> {
  const id = await findClientId(transaction, toClientReference(record));
  return id === undefined ? undefined : transaction.get('clients', id);
}

/** Stores a compliance record and its client. `follow` returns the client with its changes. */
export async function saveRecordWithClient(
  transaction: CommandTransaction,
  record: ComplianceRecord,
  follow: (client: Client) => Client,
): Promise<void> {
  transaction.put('complianceRecords', record);
  const client = await findClientOfRecord(transaction, record);
  if (client) transaction.put('clients', follow(client));
}
