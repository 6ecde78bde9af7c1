import { formatBytes, formatNumber, formatPercent, formatSigned } from './number';

describe('formatNumber', () => {
  it('[format] numbers have thousands separators and at most two decimals', () => {
    expect([1247, 18.5, 0.005, -3].map(formatNumber)).toEqual(['1,247', '18.5', '0.01', '-3']);
    expect(formatNumber(NaN)).toBe('—');
  });
});

describe('formatPercent', () => {
  it('[F6, F7] percentages have at most one decimal', () => {
    expect([99.9, 65, 94.25, 0].map(formatPercent)).toEqual(['99.9%', '65%', '94.3%', '0%']);
    expect(formatPercent(Infinity)).toBe('—');
  });
});

describe('formatSigned', () => {
  it('[format] a change is shown with its sign', () => {
    expect([1247, -5, 0].map((change) => formatSigned(change))).toEqual(['+1,247', '−5', '0']);
    expect(formatSigned(-16.7, formatPercent)).toBe('−16.7%');
  });
});

describe('formatBytes', () => {
  it('[format] a file size is shown in the largest unit in which it is at least 1', () => {
    expect([0, 820, 999, 1000, 2_400_000, 999_960, 5e15].map(formatBytes)).toEqual([
      '0 B',
      '820 B',
      '999 B',
      '1 kB',
      '2.4 MB',
      '1 MB',
      '5,000 TB',
    ]);
  });

  it('[format] an invalid file size is shown as a dash', () => {
    expect([-1, NaN, Infinity].map(formatBytes)).toEqual(['—', '—', '—']);
  });
});
