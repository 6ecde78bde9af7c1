import { formatDuration, formatRelative } from './relative-time';

const now = '2024-07-22T09:00:00.000Z';

describe('formatRelative', () => {
  it.each([
    ['2024-07-22T09:00:00.000Z', 'just now'],
    ['2024-07-22T08:59:55.001Z', 'just now'],
    ['2024-07-22T08:59:55.000Z', '5 seconds ago'],
    ['2024-07-22T08:42:00.000Z', '18 minutes ago'],
    ['2024-07-22T06:00:00.000Z', '3 hours ago'],
    ['2024-07-21T08:00:00.000Z', 'yesterday'],
    ['2024-07-24T09:00:00.000Z', 'in 2 days'],
    ['2024-07-15T09:00:00.000Z', 'last week'],
    ['2024-05-22T09:00:00.000Z', '2 months ago'],
    ['2022-07-22T09:00:00.000Z', '2 years ago'],
    ['never', '—'],
  ])('[format] writes %s as “%s”', (iso, text) => {
    expect(formatRelative(iso, now)).toBe(text);
  });
});

describe('formatDuration', () => {
  it('[TX7] writes the two largest units', () => {
    expect(
      [0, 400, 45_000, 200_000, 3_600_000, 187_200_000, 86_405_000].map(formatDuration),
    ).toEqual(['0 s', '0 s', '45 s', '3 min 20 s', '1 h', '2 d 4 h', '1 d']);
    expect([-1, NaN].map(formatDuration)).toEqual(['—', '—']);
  });
});
