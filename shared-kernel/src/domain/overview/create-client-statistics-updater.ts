import { createClientDirectory, type Client } from '../client';
import { toCents } from '../to-cents';
import { convertToUsd, type Transaction } from '../transaction';
import type { KpiRecords } from './kpi-records';

type Records = Pick<KpiRecords, 'clients' | 'transactions'>;

interface ClientActivity {
  readonly open: number;
  readonly settled: number;
  readonly usd: number;
}

const none: ClientActivity = { open: 0, settled: 0, usd: 0 };

function withTransaction(activity: ClientActivity, transaction: Transaction): ClientActivity {
  const { open, settled, usd } = activity;
  if (transaction.status === 'failed') return activity;
  if (transaction.status !== 'completed') return { ...activity, open: open + 1 };
  return { open, settled: settled + 1, usd: usd + convertToUsd(transaction) };
}

function activityByClient({ clients, transactions }: Records): ReadonlyMap<string, ClientActivity> {
  const { idOf } = createClientDirectory(clients);
  const byClient = new Map<string, ClientActivity>();
  for (const transaction of transactions) {
    const id = idOf(transaction);
    if (id === undefined) continue;
    byClient.set(id, withTransaction(byClient.get(id) ?? none, transaction));
  }
  return byClient;
}

const months = 12;

const atLeastZero = (amount: number) => Math.max(0, toCents(amount));

function withActivity(client: Client, now: ClientActivity, sample: ClientActivity): Client {
  const { financialData: money } = client;
  const settled = now.settled - sample.settled;
  const usd = toCents(now.usd - sample.usd);
  const isMoved = settled !== 0 || usd !== 0;
  if (!isMoved && now.open === client.activeTransactions) return client;
  const activeTransactions = now.open;
  if (!isMoved) return { ...client, activeTransactions };
  const totalVolume = atLeastZero(client.totalVolume + usd);
  const totalTransactions = Math.max(0, money.totalTransactions + settled);
  return {
    ...client,
    activeTransactions,
    totalVolume,
    financialData: {
      ...money,
      totalTransactions,
      // In the sample, `monthlyVolume` is the average of twelve months.
      monthlyVolume: atLeastZero(money.monthlyVolume + usd / months),
      averageTransaction: totalTransactions === 0 ? 0 : toCents(totalVolume / totalTransactions),
    },
  };
}

/**
 * Returns a function that updates the transaction figures of a client. The difference between the current transactions
 * and those of the sample is added.
 */
export function createClientStatisticsUpdater(
  records: Records,
  sample: Records,
): (client: Client) => Client {
  const now = activityByClient(records);
  const before = activityByClient(sample);
  const known = new WeakMap<Client, Client>();
  return (client) => {
    const figures =
      known.get(client) ??
      withActivity(client, now.get(client.id) ?? none, before.get(client.id) ?? none);
    known.set(client, figures);
    return figures;
  };
}
