import type { VolumeShare } from './volume-shares';

/** The largest of many volumes, and what all the others come to. */
export interface LargestVolumes<Key extends string> {
  readonly largest: readonly VolumeShare<Key>[];
  readonly others: { readonly clients: number; readonly usd: number; readonly percent: number };
}

/** The first `most` of volumes that are sorted largest first; the rest as one sum with its percentage. */
export function largestVolumes<Key extends string>(
  volumes: readonly VolumeShare<Key>[],
  most: number,
): LargestVolumes<Key> {
  const rest = volumes.slice(most);
  const usd = rest.reduce((sum, volume) => sum + volume.usd, 0);
  const total = volumes.reduce((sum, volume) => sum + volume.usd, 0);
  const percent = total === 0 ? 0 : Math.round((usd / total) * 1000) / 10;
  return { largest: volumes.slice(0, most), others: { clients: rest.length, usd, percent } };
}
