import { linesOf } from './lines';

const widthOf = (text: string) => Array.from(text).length;

describe('the lines of a text', () => {
  it('[format] lose no word and keep within the room', () => {
    const text = 'the quick brown fox jumps over the lazy dog '.repeat(5).trim();
    const lines = linesOf(text, widthOf, 12);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(12);
  });

  it('[format] may end between any characters of Chinese, though not before a full stop', () => {
    expect(linesOf('合同已签署。合同', widthOf, 5)).toEqual(['合同已签', '署。合同']);
  });

  it('[format] end within a word only where it alone is wider than a line, and within no letter', () => {
    expect(linesOf('a 0123456789', widthOf, 4)).toEqual(['a 01', '2345', '6789']);
    expect(linesOf('xe\u0301e\u0323\u0301y', widthOf, 2)).toEqual(['xé', 'ẹ\u0301', 'y']);
  });

  it.each(['', ' ', '\n'])('[format] are one of %j', (text) => {
    expect(linesOf(text, widthOf, 5)).toEqual(['']);
  });
});
