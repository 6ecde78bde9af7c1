import { createLookalikeMatcher } from './lookalike';

describe('createLookalikeMatcher', () => {
  it.each([
    ['Müller Łódź', 'Muller Lodz'],
    ['Acme', 'Асme'],
    ['Acme', 'АСМЕ'],
    ['Bektop', 'Вектор'],
    ['NOVA', 'ΝΟVΑ'],
    ['nova', 'nοvα'],
    ['Ava', 'Aνa'],
    ['Vector', 'vесtоr'],
    ['Acme', 'Ac\u200bme'],
    ['Acme', '\ufeffAcme\u2060'],
    ['Acme', 'Ac\u00adme'],
    ['Acme Corp', 'Acme\u00a0Corp'],
    ['Acme Corp', '  Acme   Corp '],
    ['Acme Corp', 'Acme\u3000Corp'],
    ['Acme Corp', 'AcmeCorp'],
    ['Acme Corp', 'Ａｃｍｅ Ｃｏｒｐ'],
    ['Acme GmbH', 'ACME GMBH'],
    ['Acme S.à r.l.', 'Acme S.A R.L.'],
    ['O’Brien', "O'Brien"],
    ['Jean\u2011Luc', 'Jean-Luc'],
    ['Straße', 'STRASSE'],
    ['İstanbul', 'istanbul'],
    ['Işık', 'ISIK'],
    ['e\u0301', 'é'],
    ['ﬁnance', 'finance'],
    ['李伟', ' 李 伟'],
  ])('[R11] the names %j and %j look the same', (one, other) => {
    expect(createLookalikeMatcher(one)(other)).toBe(true);
    expect(createLookalikeMatcher(other)(one)).toBe(true);
  });

  it.each([
    ['Acme', 'Acme 2'],
    ['Acme', 'Acne'],
    ['View 1 1', 'View 11'],
    ['Annex 1.2', 'Annex 12'],
    ['LIMA', 'ILMA'],
    ['Fund I', 'Fund 1'],
    ['Вектор', 'Виктор'],
    ['李伟', '李玮'],
    ['がす', 'かす'],
    ['', 'Acme'],
  ])('[R11] the names %j and %j look different', (one, other) => {
    expect(createLookalikeMatcher(one)(other)).toBe(false);
    expect(createLookalikeMatcher(other)(one)).toBe(false);
  });
});
