import { formatBytes, formatNumber, formatPercent, formatSigned } from './number';

describe('formatNumber', () => {
  it('[format] writes thousands separators and at most two decimals', () => {
    expect([1247, 18.5, 0.005, -3].map(formatNumber)).toEqual(['1,247', '18.5', '0.01', '-3']);
    expect(formatNumber(NaN)).toBe('—');
  });
});

describe('formatPercent', () => {
  it('[F6, F7] writes percentage points with at most one decimal', () => {
    expect([99.9, 65, 94.25, 0].map(formatPercent)).toEqual(['99.9%', '65%', '94.3%', '0%']);
    expect(formatPercent(Infinity)).toBe('—');
  });
});

describe('formatSigned', () => {
  it('[format] writes a change with its sign', () => {
    expect([1247, -5, 0].map((change) => formatSigned(change))).toEqual(['+1,247', '−5', '0']);
    expect(formatSigned(-16.7, formatPercent)).toBe('−16.7%');
  });
});

describe('formatBytes', () => {
  it('[format] uses the largest unit in which the size is at least 1', () => {
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

  it('[format] writes a dash for an invalid size', () => {
    expect([-1, NaN, Infinity].map(formatBytes)).toEqual(['—', '—', '—']);
  });
});
