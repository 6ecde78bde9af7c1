import fc from 'fast-check';
import { createTextMatcher } from './text-matcher';

describe('createTextMatcher', () => {
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
  ])('[C2, CL1] a search for %j finds “Meridian Energy” or “Partners”: %s', (search, found) => {
    expect(createTextMatcher(search)(['Meridian Energy', 'Partners'])).toBe(found);
  });

  it.each([
    ['kalnina', 'Ilze Kalniņa'],
    ['strasse', 'Straße 5'],
    ['Straße', 'Hauptstrasse'],
    ['istanbul', 'İstanbul'],
    ['İSTANBUL', 'istanbul'],
    ['isik', 'Işık'],
    ['IŞIK', 'ışık'],
    ['lodz', 'Łódź'],
    ['muller', 'Müller'],
    ['MÜLLER', 'Muller'],
    ['orsted', 'Ørsted'],
    ['djordjevic dorde', 'Djordjević Đorđe'],
    ['aero oeuvre', 'Ærø Œuvre'],
    ['thor', 'Þór'],
    ['nguyen', 'Nguyễn'],
    ['aliyev', 'Əliyev'],
    ['obrien', 'Siobhán O’Brien'],
    ["o'brien", 'Siobhan OBrien'],
    ["d'accord", 'D’Accord'],
    ['jean-luc', 'Jean\u2011Luc'],
    ['acme', 'Ac\u00adme\u200b Corp'],
    ['fuel oil', 'Fuel\u00a0Oil'],
    ['ﬁnance', 'Finance'],
  ])('[R10] a search for %j finds “%s”', (search, text) => {
    expect(createTextMatcher(search)([text])).toBe(true);
  });

  it.each(['李伟', 'يوسف', 'אילנה', 'สมชาย', 'Ольга', 'Ωμέγα', 'がく', '한국', 'हिन्दी'])(
    '[R10] a search for %s finds text in that script',
    (name) => {
      expect(createTextMatcher(name)([`1 ${name} 2`])).toBe(true);
    },
  );

  it('[R10] a search treats й as и and ё as е, but distinguishes Japanese が from か', () => {
    expect(createTextMatcher('андреи семенов')(['Андрей Семёнов'])).toBe(true);
    expect(createTextMatcher('й')(['и'])).toBe(true);
    expect(createTextMatcher('か')(['か'])).toBe(true);
    expect(createTextMatcher('がす')(['かす'])).toBe(false);
  });

  it.each([
    ['Vasquez Elena', true],
    ['elena vasquez', true],
    ['vas   ele', true],
    ['vasquez gulf', true],
    ['vasquez kline', false],
  ])('[R10] a search for %j finds its words in any order: %s', (search, found) => {
    expect(createTextMatcher(search)(['Elena Vásquez', 'Gulf Coast'])).toBe(found);
  });

  it.each([
    ['row 12', 'Row 12', true],
    ['row 12', 'Row 1234', true],
    ['12 row', 'Row 412, 12', true],
    ['12 row', 'Row 412', false],
    ['2 row', '12 row', true],
    ['12', 'Row 412', true],
  ])('[R10] a search for %j finds the text %j: %s', (search, text, found) => {
    expect(createTextMatcher(search)([text])).toBe(found);
  });

  it('[R10] the plain search ignores only letter case, and matches only within one field', () => {
    expect(createTextMatcher('energy partners', 'plain')(['Meridian Energy', 'Partners'])).toBe(
      false,
    );
    expect(createTextMatcher('Vasquez Elena', 'plain')(['Elena Vasquez'])).toBe(false);
    expect(createTextMatcher('kalnina', 'plain')(['Ilze Kalniņa'])).toBe(false);
    expect(createTextMatcher('KALNIŅA', 'plain')(['Ilze Kalniņa'])).toBe(true);
  });

  it('[R10] a search for a single accent or apostrophe finds only that character', () => {
    expect(createTextMatcher('\u0301')(['Vasquez'])).toBe(false);
    expect(createTextMatcher("'")(['O’Brien'])).toBe(false);
    expect(createTextMatcher("'")(["O'Brien"])).toBe(true);
  });

  const anything = fc.string({
    unit: fc.constantFrom(
      ...Array.from("1 2 aBéßłİı ’'Яйёاًกิが가한ΣςﬁＡ-–"),
      'e\u0301',
      '\u00a0',
      '\u0327',
    ),
  });

  it('[R10] the default search finds everything that the plain search finds', () => {
    fc.assert(
      fc.property(anything, anything, anything, (before, part, after) => {
        const texts = [`${before}${part}${after}`];
        const isFoundPlainly = createTextMatcher(part, 'plain')(texts);
        expect(createTextMatcher(part)(texts) || !isFoundPlainly).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('[C2, CL1] a search ignores letter case, combining accents and full-width forms', () => {
    expect(createTextMatcher('KALNIŅA')(['Ilze Kalniņa'])).toBe(true);
    expect(createTextMatcher('kalnin\u0327a')(['Ilze Kalniņa'])).toBe(true);
    expect(createTextMatcher('李')(['李伟'])).toBe(true);
    expect(createTextMatcher('ＡＢＣ')(['abc'])).toBe(true);
  });

  it('[C2, CL1] a search finds any part of a text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, part, after) => {
        const ascii = part.replace(/[^ -~]/g, '');
        expect(createTextMatcher(ascii.toUpperCase())([`${before} ${ascii} ${after}`])).toBe(true);
      }),
    );
  });
});
