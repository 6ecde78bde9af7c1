import { splitTextRuns } from './text-runs';

const fontOf = (letter: string, before: string | undefined): string => {
  if (letter === ' ' && before !== undefined) return before;
  return /\p{Script=Arabic}/u.test(letter) ? 'arabic' : 'latin';
};

const texts = (line: string) => splitTextRuns(line, fontOf).map(({ text }) => text);

describe('splitTextRuns', () => {
  it('[format] text in one writing system is a single text run within a line of a PDF', () => {
    expect(splitTextRuns('Ann Lee', fontOf)).toEqual([
      { text: 'Ann Lee', font: 'latin', isFromRight: false },
    ]);
    expect(splitTextRuns('', fontOf)).toEqual([]);
  });

  it('[format] a right-to-left name keeps its position in a line of a PDF', () => {
    expect(texts('By محمد علي, Doha')).toEqual(['By ', 'محمد علي', ', Doha']);
    expect(texts('By \u2067محمد علي\u2069 2024')).toEqual(['By ', 'محمد علي', ' 2024']);
  });

  it('[format] words and brackets of a right-to-left name are reversed in a PDF', () => {
    // The text shaper reverses only Arabic runs. Other runs are already in visual order.
    expect(texts('\u2067علي (7) قطر\u2069')).toEqual(['قطر', ' (', '7', ')', 'علي ']);
  });

  it('[format] Persian digits keep their order in a PDF', () => {
    expect(texts('\u2067علي ۱۲\u2069')).toEqual(['۲۱', 'علي ']);
  });

  it('[format] a zero-width non-joiner splits a line of a PDF into two text runs', () => {
    expect(texts('\u2067اسم\u200Cها\u2069')).toEqual(['ها', 'اسم']);
  });

  it('[format] a PDF omits direction marks, because no font can draw them', () => {
    expect(texts('A\u200FB\u2068\u2069\u00ADC')).toEqual(['ABC']);
  });
});
