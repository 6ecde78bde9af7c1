import { largestVolumes } from './largest-volumes';
import type { VolumeShare } from './volume-shares';

const volume = (key: string, usd: number, percent: number): VolumeShare<string> => ({
  key,
  count: 1,
  usd,
  percent,
});

const volumes = [volume('A', 50, 50), volume('B', 30, 30), volume('C', 15, 15), volume('D', 5, 5)];

describe('largestVolumes', () => {
  it('[AN2] keeps the largest and adds up the others with their percentage of all', () => {
    expect(largestVolumes(volumes, 2)).toEqual({
      largest: volumes.slice(0, 2),
      others: { clients: 2, usd: 20, percent: 20 },
    });
  });

  it.each([4, 5])('[AN2] leaves no client over where %d may be shown', (most) => {
    expect(largestVolumes(volumes, most)).toEqual({
      largest: volumes,
      others: { clients: 0, usd: 0, percent: 0 },
    });
  });

  it('[R9, AN2] has the others make up 100 with the largest', () => {
    const thirds = [volume('A', 1, 33.4), volume('B', 1, 33.3), volume('C', 1, 33.3)];
    const { largest, others } = largestVolumes(thirds, 1);
    expect((largest[0]?.percent ?? 0) + others.percent).toBe(100);
  });

  it('[AN2] has no percentage of nothing', () => {
    expect(largestVolumes([volume('A', 0, 0), volume('B', 0, 0)], 1).others).toEqual({
      clients: 1,
      usd: 0,
      percent: 0,
    });
  });
});
