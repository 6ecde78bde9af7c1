import { formatDuration } from './processing-flow';

describe('formatDuration', () => {
  it('[TX7] formats a duration with its two largest units', () => {
    expect(
      [0, 400, 45_000, 200_000, 3_600_000, 187_200_000, 86_405_000].map(formatDuration),
    ).toEqual(['0 s', '0 s', '45 s', '3 min 20 s', '1 h', '2 d 4 h', '1 d']);
    expect([-1, NaN].map(formatDuration)).toEqual(['—', '—']);
  });
});
