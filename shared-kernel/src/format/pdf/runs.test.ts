import { runsOf } from './runs';

const fontOf = (letter: string, before: string | undefined): string => {
  if (letter === ' ' && before !== undefined) return before;
  return /\p{Script=Arabic}/u.test(letter) ? 'arabic' : 'latin';
};

/** What each run is handed over as, from left to right. */
const texts = (line: string) => runsOf(line, fontOf).map(({ text }) => text);

describe('the runs of a line', () => {
  it('[format] are one where there is one script', () => {
    expect(runsOf('Ann Lee', fontOf)).toEqual([
      { text: 'Ann Lee', font: 'latin', isFromRight: false },
    ]);
    expect(runsOf('', fontOf)).toEqual([]);
  });

  it('[format] stand as they are read: a name from the right stays where it was put', () => {
    expect(texts('By محمد علي, Doha')).toEqual(['By ', 'محمد علي', ', Doha']);
    expect(texts('By \u2067محمد علي\u2069 2024')).toEqual(['By ', 'محمد علي', ' 2024']);
  });

  it('[format] turn the order of what stands within a name from the right, and its brackets', () => {
    // The shaper turns the Arabic; what is not is handed over as it is drawn.
    expect(texts('\u2067علي (7) قطر\u2069')).toEqual(['قطر', ' (', '7', ')', 'علي ']);
  });

  it('[format] leave the digits of Persian in their order, which the shaper would turn', () => {
    expect(texts('\u2067علي ۱۲\u2069')).toEqual(['۲۱', 'علي ']);
  });

  it('[format] are two where letters are not to be joined', () => {
    expect(texts('\u2067اسم\u200Cها\u2069')).toEqual(['ها', 'اسم']);
  });

  it('[format] hold no marks of direction, which no font draws', () => {
    expect(texts('A\u200FB\u2068\u2069\u00ADC')).toEqual(['ABC']);
  });
});
