import { createClientDirectory, type Client } from 'shared-kernel/domain/client';
import { normalizeName, type CommandTransaction } from 'shared-kernel/workspace';

const isOpen = ({ clientId }: { readonly clientId?: string | undefined }) => clientId === undefined;

async function undecided(transaction: CommandTransaction, name: string) {
  const equals = normalizeName(name);
  const [contracts, transactions, processes, notifications] = await Promise.all([
    transaction.find('contracts', 'client', { equals }),
    transaction.find('transactions', 'counterparty', { equals }),
    transaction.find('processes', 'client', { equals }),
    transaction.find('notifications', 'timestamp'),
  ]);
  // Searches all notifications, because the database has no index for their client names.
  const own = notifications.filter(({ clientName = '' }) => normalizeName(clientName) === equals);
  return { contracts, transactions, processes, notifications: own };
}

/**
 * Stores the client id in all records that contain only the client’s name. Must run before another client can use that
 * name.
 */
async function settleName(transaction: CommandTransaction, name: string): Promise<void> {
  const { contracts, transactions, processes, notifications } = await undecided(transaction, name);
  const { idOf } = createClientDirectory(
    await transaction.find('clients', 'name', { equals: normalizeName(name) }),
  );
  /** An empty client id means that the record belongs to no client. */
  const settled = <T extends Parameters<typeof idOf>[0]>(records: readonly T[]) =>
    records.filter(isOpen).map((record) => ({ ...record, clientId: idOf(record) ?? '' }));
  for (const record of settled(contracts)) transaction.put('contracts', record);
  for (const record of settled(transactions)) transaction.put('transactions', record);
  for (const record of settled(processes)) transaction.put('processes', record);
  for (const record of settled(notifications)) transaction.put('notifications', record);
}

/**
 * Stores client ids in all records that contain the old or the new company name. Otherwise, the rename could link
 * records to a different client.
 */
export async function assignClientIdToRecords(
  transaction: CommandTransaction,
  before: Client,
  after: Client,
): Promise<void> {
  if (before.companyName === after.companyName) return;
  await settleName(transaction, before.companyName);
  if (normalizeName(before.companyName) !== normalizeName(after.companyName)) {
    await settleName(transaction, after.companyName);
  }
}
