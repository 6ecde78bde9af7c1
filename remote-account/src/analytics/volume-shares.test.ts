import { formatCompactUsd } from 'shared-kernel/format';
import { selectLargestVolumes, type VolumeShare, formatCompactVolumes } from './volume-shares';

const volume = (key: string, usd: number, percent: number): VolumeShare<string> => ({
  key,
  usd,
  percent,
});

const volumes = [volume('A', 50, 50), volume('B', 30, 30), volume('C', 15, 15), volume('D', 5, 5)];

describe('selectLargestVolumes', () => {
  it('[AN2] shows the clients with the largest volumes, and the total and percentage of all other clients', () => {
    expect(selectLargestVolumes(volumes, 2)).toEqual({
      largest: volumes.slice(0, 2),
      others: { clients: 2, usd: 20, percent: 20 },
    });
  });

  it.each([4, 5])('[AN2] groups no clients as “others” if there are at most %d clients', (most) => {
    expect(selectLargestVolumes(volumes, most)).toEqual({
      largest: volumes,
      others: { clients: 0, usd: 0, percent: 0 },
    });
  });

  it('[R9, AN2] the percentages of the largest volumes and of all other clients add up to 100', () => {
    const thirds = [volume('A', 1, 33.4), volume('B', 1, 33.3), volume('C', 1, 33.3)];
    const { largest, others } = selectLargestVolumes(thirds, 1);
    expect((largest[0]?.percent ?? 0) + others.percent).toBe(100);
  });

  it('[AN2] all shares are 0 percent if the total volume is zero', () => {
    expect(selectLargestVolumes([volume('A', 0, 0), volume('B', 0, 0)], 1).others).toEqual({
      clients: 1,
      usd: 0,
      percent: 0,
    });
  });
});

describe('formatCompactVolumes', () => {
  it.each([
    [[1_040_000, 1_040_000, 1_040_000], ['$1.1M', '$1M', '$1M'], '$3.1M'],
    [[61_240_000, 33_040_000, 12_000], ['$61.3M', '$33M', '$12K'], '$94.3M'],
    [[340, 340, 340], ['$400', '$300', '$300'], '$1K'],
    [[0, 0], ['$0', '$0'], '$0'],
    [[0, 950], ['$0', '$950'], '$950'],
  ])('[R9, AN2] rounds the amounts %j to %j, which add up to %s', (amounts, texts, sum) => {
    expect(formatCompactVolumes(amounts)).toEqual(texts);
    expect(formatCompactUsd(amounts.reduce((total, usd) => total + usd, 0))).toBe(sum);
  });
});
