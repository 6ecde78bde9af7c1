import type { Client } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { foldName, type CommandTransaction } from 'shared-kernel/workspace';

/** Keeps a case and what becomes of the client that bears its name. */
export async function putWithClient(
  transaction: CommandTransaction,
  record: ComplianceRecord,
  follow: (client: Client) => Client,
): Promise<void> {
  transaction.put('complianceRecords', record);
  const equals = foldName(record.name);
  const [client] = await transaction.find('clients', 'name', { equals });
  if (client) transaction.put('clients', follow(client));
}
