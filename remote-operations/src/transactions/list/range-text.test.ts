import { formatAmountRange, formatDayRange } from './format-filter-ranges';

describe('range chip text', () => {
  it.each([
    [{}, undefined],
    [{ min: 1000 }, 'from $1K'],
    [{ max: 2_000_000 }, 'up to $2M'],
    [{ min: 2_000_000, max: 1000 }, '$1K to $2M'],
  ])('[TX3] shows the amount range %j in the filter chip', (filter, text) => {
    expect(formatAmountRange({ min: undefined, max: undefined, ...filter })).toBe(text);
  });

  it.each([
    [{}, undefined],
    [{ from: '2024-07-01' }, 'from Jul 1, 2024'],
    [{ to: '2024-07-22' }, 'up to Jul 22, 2024'],
    [{ from: '2024-07-22', to: '2024-07-01' }, 'Jul 1, 2024 to Jul 22, 2024'],
  ])('[TX3] shows the date range %j in the filter chip', (filter, text) => {
    expect(formatDayRange({ from: undefined, to: undefined, ...filter })).toBe(text);
  });
});
