import { complianceRecordClient, type Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { clientIdOf, type CommandTransaction } from 'shared-kernel/workspace';

export async function clientOfRecord(
  transaction: CommandTransaction,
  record: ComplianceRecord,
): Promise<Client | undefined> {
  const id = await clientIdOf(transaction, complianceRecordClient(record));
  return id === undefined ? undefined : transaction.get('clients', id);
}

/** Stores a compliance record and its client. `follow` computes the changed client from the record. */
export async function putWithClient(
  transaction: CommandTransaction,
  record: ComplianceRecord,
  follow: (client: Client) => Client,
): Promise<void> {
  transaction.put('complianceRecords', record);
  const client = await clientOfRecord(transaction, record);
  if (client) transaction.put('clients', follow(client));
}
