import { getKpiChange } from './get-kpi-change';

const trend: number[] = [];

describe('getKpiChange', () => {
  it.each([
    ['volume', 150, 100, '+50%', 'up', 'success'],
    ['volume', 50, 100, '−50%', 'down', 'warning'],
    ['transactions', 12, 10, '+20%', 'up', 'neutral'],
    ['settlementRate', 83.3, 100, 'down from 100%', 'down', 'warning'],
    ['settlementRate', 83.3, 99.9, '−16.6 points', 'down', 'warning'],
    ['onTimeRate', 94.2, 0, 'up from 0%', 'up', 'success'],
    ['onTimeRate', 0, 0, '0 points', 'flat', 'neutral'],
    ['onTimeRate', 94.2, 90, '+4.2 points', 'up', 'success'],
    ['averageCompletionDays', 18.5, 21, '−2.5 days', 'down', 'success'],
    ['averageCompletionDays', 21, 18.5, '+2.5 days', 'up', 'warning'],
    ['activeClients', 11, 11, '0%', 'flat', 'neutral'],
    ['onTimeRate', 94.2, 94.2, '0 points', 'flat', 'neutral'],
  ] as const)(
    '[AN2] shows the change of %s from %d to %d',
    (key, value, previous, text, direction, tone) => {
      const label = 'compared with the previous period';
      expect(getKpiChange({ key, value, previous, trend })).toEqual({
        text,
        direction,
        tone,
        label,
      });
    },
  );

  it('[AN2] shows the previous value instead of the change if a key figure has more than doubled', () => {
    expect(getKpiChange({ key: 'volume', value: 8_000_000, previous: 1_000_000, trend })).toEqual({
      text: 'up from $1M',
      direction: 'up',
      tone: 'success',
      label: 'compared with the previous period',
    });
  });

  it('[AN2] shows no change of a key figure without a comparable previous value', () => {
    expect(
      getKpiChange({ key: 'uptime', value: 99.9, previous: undefined, trend }),
    ).toBeUndefined();
    expect(
      getKpiChange({ key: 'onTimeRate', value: undefined, previous: 90, trend }),
    ).toBeUndefined();
    expect(getKpiChange({ key: 'volume', value: 100, previous: 0, trend })).toBeUndefined();
  });
});
