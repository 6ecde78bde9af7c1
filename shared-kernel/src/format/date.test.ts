import { formatDate, formatDateTime } from './date';

describe('formatDate', () => {
  it('[format] writes an instant in the zone asked for, UTC unless said', () => {
    expect(formatDate('2024-07-22T23:30:00.000Z')).toBe('Jul 22, 2024');
    expect(formatDate('2024-07-22T23:30:00.000Z', 'Asia/Singapore')).toBe('Jul 23, 2024');
  });

  it('[format] keeps a calendar date the same day in every zone', () => {
    expect(formatDate('2024-07-22', 'America/Los_Angeles')).toBe('Jul 22, 2024');
  });

  it('[format] writes a dash for text that is no date', () => {
    expect(formatDate('soon')).toBe('—');
    expect(formatDateTime('')).toBe('—');
  });
});

describe('formatDateTime', () => {
  it('[format] is absolute and names its zone', () => {
    expect(formatDateTime('2024-07-22T09:00:00.000Z')).toBe('Jul 22, 2024, 09:00 UTC');
    expect(formatDateTime('2024-07-22T00:00:00.000Z')).toBe('Jul 22, 2024, 00:00 UTC');
    expect(formatDateTime('2024-07-22T09:00:00.000Z', 'America/New_York')).toBe(
      'Jul 22, 2024, 05:00 EDT',
    );
  });
});
