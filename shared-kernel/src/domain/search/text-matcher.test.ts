import fc from 'fast-check';
import { isBlank, isNarrower, joinedMatcher, joinedTexts, textMatcher } from './text-matcher';

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

describe('a narrower search', () => {
  it.each([
    ['ener', 'ene', true],
    ['ENER', ' ene ', true],
    ['ene', 'ener', false],
    ['nes', 'ene', false],
    ['ene', '', true],
    ['ＡＢＣ', 'bc', true],
  ])('[C2, CL1] %j than %j: %s', (search, than, isSo) => {
    expect(isNarrower(search, than)).toBe(isSo);
  });

  const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'b', 'é', 'e\u0301', ' ', 'Ａ') });

  it('[C2, CL1] finds nothing that the other does not', () => {
    fc.assert(
      fc.property(letters, letters, letters, (text, search, than) => {
        if (!isNarrower(search, than) || !textMatcher(search)([text])) return;
        expect(textMatcher(than)([text])).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('[C2, CL1] is not blank, for that finds everything', () => {
    expect(['', '  ', 'a'].map(isBlank)).toEqual([true, true, false]);
  });
});

describe('texts that are joined', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'b', 'é', 'e\u0301', ' ', '\0') });

  it('[C2, CL1] are found by whatever finds one of them, and by nothing else', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 3 }), letters, (texts, search) => {
        const matches = joinedMatcher(search);
        const isSure = !search.trim().includes('\0');
        expect(matches !== undefined).toBe(isSure);
        if (texts.length === 0 || !matches) return;
        expect(matches(joinedTexts(texts))).toBe(textMatcher(search)(texts));
      }),
      { numRuns: 1000 },
    );
  });
});
