import { formatPeriodPhrase } from './format-period-phrase';

describe('formatPeriodPhrase', () => {
  it('[AN1] returns a custom range as dates, and other periods by name', () => {
    expect(formatPeriodPhrase({ from: '2024-01-01', to: '2024-01-31' })).toBe(
      'from Jan 1, 2024 to Jan 31, 2024',
    );
    expect(formatPeriodPhrase('1y')).toBe('in the last 12 months');
  });
});
