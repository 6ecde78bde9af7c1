import { urlDay, urlWindow } from './calendar-params';

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

describe('urlWindow', () => {
  const { parse, format } = urlWindow();

  it('[R7, PM4] reads how far the calendar was moved, and nothing else', () => {
    expect(['2', '-3', '0'].map(parse)).toEqual([2, -3, 0]);
    const others = [null, '', ' ', '1.5', 'x', 'Infinity', '3001', '0x10', '1e1'];
    expect(others.map(parse)).toEqual(others.map(() => undefined));
  });

  it('[PM4] writes nothing for the window that the calendar opens on', () => {
    expect([undefined, 0, -2].map(format)).toEqual([null, '0', '-2']);
  });
});
