import { clientDirectory, type Client } from 'shared-kernel/domain/client';
import { foldName, type CommandTransaction } from 'shared-kernel/workspace';

const isOpen = ({ clientId }: { readonly clientId?: string | undefined }) => clientId === undefined;

/** The records that bear a name and have no `clientId` yet. */
async function undecided(transaction: CommandTransaction, name: string) {
  const equals = foldName(name);
  const [contracts, transactions, processes, notifications] = await Promise.all([
    transaction.find('contracts', 'client', { equals }),
    transaction.find('transactions', 'counterparty', { equals }),
    transaction.find('processes', 'client', { equals }),
    transaction.find('notifications', 'timestamp'),
  ]);
  // All there are, as they are in no order of names.
  const own = notifications.filter(({ clientName = '' }) => foldName(clientName) === equals);
  return { contracts, transactions, processes, notifications: own };
}

/** Gives every record that bears a name the id of the client that it is of now, before another client may take the name. */
async function settleName(transaction: CommandTransaction, name: string): Promise<void> {
  const { contracts, transactions, processes, notifications } = await undecided(transaction, name);
  const { idOf } = clientDirectory(
    await transaction.find('clients', 'name', { equals: foldName(name) }),
  );
  /** An empty id is that of no client. */
  const settled = <T extends Parameters<typeof idOf>[0]>(records: readonly T[]) =>
    records.filter(isOpen).map((record) => ({ ...record, clientId: idOf(record) ?? '' }));
  for (const record of settled(contracts)) transaction.put('contracts', record);
  for (const record of settled(transactions)) transaction.put('transactions', record);
  for (const record of settled(processes)) transaction.put('processes', record);
  for (const record of settled(notifications)) transaction.put('notifications', record);
}

/** Keeps the records of a client its own where it is renamed, and those of others theirs; what they say stays as typed. */
export async function settleNames(
  transaction: CommandTransaction,
  before: Client,
  after: Client,
): Promise<void> {
  if (before.companyName === after.companyName) return;
  await settleName(transaction, before.companyName);
  if (foldName(before.companyName) !== foldName(after.companyName)) {
    await settleName(transaction, after.companyName);
  }
}
