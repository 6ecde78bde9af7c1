import { urlDay } from './url-day';

describe('urlDay', () => {
  const { parse, format } = urlDay();

  it('[R7, PM5] reads a day of a month, and nothing else', () => {
    expect(['1', '31', ' 7 '].map(parse)).toEqual([1, 31, 7]);
    const others = [null, '', ' ', '0', '32', '1.5', '-1', 'many', 'Infinity', '0x10', '1e1'];
    expect(others.map(parse)).toEqual(others.map(() => undefined));
  });

  it('[PM5] writes the day that is selected, and none otherwise', () => {
    expect([format(7), format(undefined)]).toEqual(['7', null]);
  });
});
