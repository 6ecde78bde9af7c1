import fc from 'fast-check';
import { textMatcher } from './text-matcher';

describe('the search of a list', () => {
  it.each([
    ['energy', true],
    ['ENERGY', true],
    ['  energy ', true],
    ['partners', true],
    ['', true],
    ['   ', true],
    ['energyy', false],
    ['.*', false],
    ['[', false],
  ])('[C2, CL1] finds %j in “Meridian Energy” or “Partners”: %s', (search, found) => {
    expect(textMatcher(search)(['Meridian Energy', 'Partners'])).toBe(found);
  });

  it('[C2, CL1] looks in each text by itself, never across two', () => {
    expect(textMatcher('energy partners')(['Meridian Energy', 'Partners'])).toBe(false);
  });

  it('[C2, CL1] compares scripts, accents and full-width letters as a reader does', () => {
    expect(textMatcher('KALNIŅA')(['Ilze Kalniņa'])).toBe(true);
    expect(textMatcher('kalnin\u0327a')(['Ilze Kalniņa'])).toBe(true);
    expect(textMatcher('李')(['李伟'])).toBe(true);
    expect(textMatcher('ＡＢＣ')(['abc'])).toBe(true);
  });

  it('[C2, CL1] finds any part of a text in either letter case', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, part, after) => {
        const ascii = part.replace(/[^ -~]/g, '');
        expect(textMatcher(ascii.toUpperCase())([`${before} ${ascii} ${after}`])).toBe(true);
      }),
    );
  });
});
