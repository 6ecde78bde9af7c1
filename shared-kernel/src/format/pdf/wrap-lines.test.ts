import { wrapLines } from './wrap-lines';

const widthOf = (text: string) => Array.from(text).length;

describe('wrapLines', () => {
  it('[format] wrapped lines contain every word and respect the maximum width', () => {
    const text = 'the quick brown fox jumps over the lazy dog '.repeat(5).trim();
    const lines = wrapLines(text, widthOf, 12);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(12);
  });

  it('[format] lines break between Chinese characters, but not before a full stop', () => {
    expect(wrapLines('合同已签署。合同', widthOf, 5)).toEqual(['合同已签', '署。合同']);
  });

  it('[format] a word breaks only if it is wider than a line, and never within a character', () => {
    expect(wrapLines('a 0123456789', widthOf, 4)).toEqual(['a 01', '2345', '6789']);
    expect(wrapLines('xe\u0301e\u0323\u0301y', widthOf, 2)).toEqual(['xé', 'ẹ\u0301', 'y']);
  });

  it.each(['', ' ', '\n'])('[format] the text %j is one empty line', (text) => {
    expect(wrapLines(text, widthOf, 5)).toEqual(['']);
  });
});
