import { urlWindow } from './url-window';

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
