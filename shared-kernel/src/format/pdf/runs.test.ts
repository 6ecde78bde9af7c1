import { runsOf } from './runs';

const fontOf = (letter: string, before: string | undefined): string => {
  if (letter === ' ' && before !== undefined) return before;
  return /\p{Script=Arabic}/u.test(letter) ? 'arabic' : 'latin';
};

const texts = (line: string) => runsOf(line, fontOf).map(({ text }) => text);

describe('runsOf', () => {
  it('[format] returns a single run for text in one script', () => {
    expect(runsOf('Ann Lee', fontOf)).toEqual([
      { text: 'Ann Lee', font: 'latin', isFromRight: false },
    ]);
    expect(runsOf('', fontOf)).toEqual([]);
  });

  it('[format] preserves the position of a right-to-left name in the line', () => {
    expect(texts('By محمد علي, Doha')).toEqual(['By ', 'محمد علي', ', Doha']);
    expect(texts('By \u2067محمد علي\u2069 2024')).toEqual(['By ', 'محمد علي', ' 2024']);
  });

  it('[format] reverses the order of words and brackets within a right-to-left name', () => {
    // The text shaper reverses only Arabic runs. Other runs are already in visual order.
    expect(texts('\u2067علي (7) قطر\u2069')).toEqual(['قطر', ' (', '7', ')', 'علي ']);
  });

  it('[format] preserves the order of Persian digits, which the text shaper would reverse', () => {
    expect(texts('\u2067علي ۱۲\u2069')).toEqual(['۲۱', 'علي ']);
  });

  it('[format] splits a run at a zero-width non-joiner', () => {
    expect(texts('\u2067اسم\u200Cها\u2069')).toEqual(['ها', 'اسم']);
  });

  it('[format] removes direction marks, which no font can draw', () => {
    expect(texts('A\u200FB\u2068\u2069\u00ADC')).toEqual(['ABC']);
  });
});
