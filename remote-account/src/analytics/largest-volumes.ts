import { toCents } from 'shared-kernel/domain/record';
import type { VolumeShare } from './volume-shares';

/** The largest of many volumes, and what all the others come to. */
export interface LargestVolumes<Key extends string> {
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
