import {
  listClientChoices,
  createClientDirectory,
  type NamedClient,
} from 'shared-kernel/domain/client';
import {
  toPercentShares,
  type KpiRecords,
  type PeriodRanges,
  apportion,
} from 'shared-kernel/domain/overview';
import {
  convertToUsd,
  transactionTypes,
  type TransactionType,
} from 'shared-kernel/domain/transaction';
import { toCents } from 'shared-kernel/domain/record';
import { formatCompactUsd } from 'shared-kernel/format';

/** A share of the volume, in US dollars and in percent with one decimal. All percentages add up to 100. */
export interface VolumeShare<Key extends string> {
  readonly key: Key;
  readonly usd: number;
  readonly percent: number;
}

export interface TransactionVolumes {
  readonly byType: readonly VolumeShare<TransactionType>[];
  /** Sorted by volume, largest first (AN2). If two clients have the same name, their ids are shown too. */
  readonly byClient: readonly VolumeShare<string>[];
  readonly clientsBefore: number;
}

type Sums<Key> = Map<Key, number>;

const add = <Key>(sums: Sums<Key>, key: Key, usd: number) =>
  sums.set(key, (sums.get(key) ?? 0) + usd);

function shares<Key extends string>(sums: Sums<Key>): VolumeShare<Key>[] {
  const percents = toPercentShares([...sums.values()], 1);
  return Array.from(sums, ([key, usd], place) => ({
    key,
    usd: toCents(usd),
    percent: percents[place] ?? 0,
  }));
}

function namesById(clients: readonly NamedClient[]): ReadonlyMap<string, string> {
  const names = listClientChoices(clients);
  return new Map(clients.map(({ id, companyName }, at) => [id, names[at] ?? companyName]));
}

export function computeVolumes(
  { transactions, clients }: Pick<KpiRecords, 'transactions' | 'clients'>,
  { bucketOf }: PeriodRanges,
): TransactionVolumes {
  const { idOf } = createClientDirectory(clients);
  const nameById = namesById(clients);
  const byType = new Map(transactionTypes.map((type) => [type, 0]));
  const byClient = new Map<string, number>();
  const clientsBefore = new Set<string>();
  for (const transaction of transactions) {
    const { type, status, timestamp } = transaction;
    const bucket = status === 'failed' ? undefined : bucketOf(timestamp);
    if (bucket === undefined) continue;
    const client = idOf(transaction);
    if (bucket < 0) {
      if (client !== undefined) clientsBefore.add(client);
      continue;
    }
    const usd = convertToUsd(transaction);
    add(byType, type, usd);
    if (client !== undefined) add(byClient, client, usd);
  }
  return {
    byType: shares(byType),
    byClient: shares(byClient)
      .map((share) => ({ ...share, key: nameById.get(share.key) ?? share.key }))
      .sort((a, b) => b.usd - a.usd),
    clientsBefore: clientsBefore.size,
  };
}

interface LargestVolumes<Key extends string> {
  readonly largest: readonly VolumeShare<Key>[];
  readonly others: { readonly clients: number; readonly usd: number; readonly percent: number };
}

/** Returns the largest `maxCount` volumes and the sum of the remaining volumes. The input must be sorted by size. */
export function selectLargestVolumes<Key extends string>(
  volumes: readonly VolumeShare<Key>[],
  maxCount: number,
): LargestVolumes<Key> {
  const rest = volumes.slice(maxCount);
  const sum = (key: 'usd' | 'percent') =>
    toCents(rest.reduce((total, volume) => total + volume[key], 0));
  return {
    largest: volumes.slice(0, maxCount),
    others: { clients: rest.length, usd: sum('usd'), percent: sum('percent') },
  };
}

/** Returns the rounding unit of a displayed amount. For example, `$1.2M` is rounded to 100,000. */
const lastDigit = (usd: number) => 10 ** (3 * Math.floor(Math.log10(Math.max(usd, 1)) / 3) - 1);

/** Formats amounts in US dollars so that the displayed amounts add up to the displayed sum. */
export function formatCompactVolumes(amounts: readonly number[]): string[] {
  const sum = amounts.reduce((total, usd) => total + usd, 0);
  const parts = apportion(amounts, lastDigit(sum));
  return amounts.map((usd, place) => formatCompactUsd(parts[place] || usd));
}
