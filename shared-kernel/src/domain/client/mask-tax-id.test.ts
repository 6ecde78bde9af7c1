import fc from 'fast-check';
import { maskTaxId } from './mask-tax-id';

describe('maskTaxId', () => {
  it.each([
    ['74-2819306', '••-•••9306'],
    ['LV40003921876', '•••••••••1876'],
    ['76.418.205-3', '••.•••.205-3'],
    ['12345', '•2345'],
    ['1234', '••••'],
    ['7', '•'],
    ['', ''],
  ])('[CL5] the tax id %j is masked as %s', (taxId, masked) => {
    expect(maskTaxId(taxId)).toBe(masked);
  });

  it('[CL5] a masked tax id has the original length and at most four of its letters or digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (taxId) => {
        const masked = Array.from(maskTaxId(taxId));
        expect(masked).toHaveLength(Array.from(taxId).length);
        expect(
          masked.filter((character) => /[\p{L}\p{N}]/u.test(character)).length,
        ).toBeLessThanOrEqual(4);
      }),
    );
  });
});
