import { clientChoices, clientDirectory, type NamedClient } from 'shared-kernel/domain/client';
import {
  percentShares,
  type FigureRecords,
  type PeriodScope,
  apportioned,
} from 'shared-kernel/domain/overview';
import {
  amountInUsd,
  transactionTypes,
  type TransactionType,
} from 'shared-kernel/domain/transaction';
import { toCents } from 'shared-kernel/domain/record';
import { formatCompactUsd } from 'shared-kernel/format';

/** A part of the volume: US dollars, and percentage points of the total to one decimal, 100 together. */
export interface VolumeShare<Key extends string> {
  readonly key: Key;
  readonly usd: number;
  readonly percent: number;
}

/** Who and what moved how much; failed transactions are left out. */
export interface Volumes {
  /** Each rail's volume in the period (AN2). */
  readonly byType: readonly VolumeShare<TransactionType>[];
  /**
   * Each client's volume in the period by its current name, with its id where several have that name, largest first, with its percentage of what
   * all clients moved together; clients without any are left out (AN2).
   */
  readonly byClient: readonly VolumeShare<string>[];
  /** How many clients moved anything in the stretch before. */
  readonly clientsBefore: number;
}

type Sums<Key> = Map<Key, number>;

const add = <Key>(sums: Sums<Key>, key: Key, usd: number) =>
  sums.set(key, (sums.get(key) ?? 0) + usd);

function shares<Key extends string>(sums: Sums<Key>): VolumeShare<Key>[] {
  const percents = percentShares([...sums.values()], 1);
  return Array.from(sums, ([key, usd], place) => ({
    key,
    usd: toCents(usd),
    percent: percents[place] ?? 0,
  }));
}

function namesById(clients: readonly NamedClient[]): ReadonlyMap<string, string> {
  const names = clientChoices(clients);
  return new Map(clients.map(({ id, companyName }, at) => [id, names[at] ?? companyName]));
}

/** The volumes of a period, in one pass over the transactions. */
export function volumesOf(
  { transactions, clients }: Pick<FigureRecords, 'transactions' | 'clients'>,
  { bucketOf }: PeriodScope,
): Volumes {
  const { idOf } = clientDirectory(clients);
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
    const usd = amountInUsd(transaction);
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

/** The largest of many volumes, and what all the others come to. */
interface LargestVolumes<Key extends string> {
  readonly largest: readonly VolumeShare<Key>[];
  readonly others: { readonly clients: number; readonly usd: number; readonly percent: number };
}

/** The first `maxCount` of volumes that are sorted largest first; the rest as one sum with its percentage. */
export function largestVolumes<Key extends string>(
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

/** The last digit of a compact figure: tenths of thousands, millions and so on. */
const lastDigit = (usd: number) => 10 ** (3 * Math.floor(Math.log10(Math.max(usd, 1)) / 3) - 1);

/**
 * Amounts of US dollars as `formatCompactUsd` writes them, rounded so that they add up to their compact sum.
 * One that is too small to show beside the sum keeps its own rounding.
 */
export function compactParts(amounts: readonly number[]): string[] {
  const sum = amounts.reduce((total, usd) => total + usd, 0);
  const parts = apportioned(amounts, lastDigit(sum));
  return amounts.map((usd, place) => formatCompactUsd(parts[place] || usd));
}
