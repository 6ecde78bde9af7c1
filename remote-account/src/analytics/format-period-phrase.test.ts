import { formatPeriodPhrase } from './format-period-phrase';

describe('formatPeriodPhrase', () => {
  it('[AN1] a custom range is shown as dates, and any other period by its name', () => {
    expect(formatPeriodPhrase({ from: '2024-01-01', to: '2024-01-31' })).toBe(
      'from Jan 1, 2024 to Jan 31, 2024',
    );
    expect(formatPeriodPhrase('1y')).toBe('in the last 12 months');
  });
});
