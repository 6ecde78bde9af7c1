import fc from 'fast-check';
import { createDemoHash } from './demo-hash';

describe('createDemoHash', () => {
  it('[CO2] a demo hash starts with 0x, has 64 hex digits and is equal for equal inputs @deep', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (parts) => {
        expect(createDemoHash(parts)).toMatch(/^0x[0-9a-f]{64}$/);
        expect(createDemoHash([...parts])).toBe(createDemoHash(parts));
      }),
    );
  });

  it('[CO2] demo hashes differ if the same text is split into different parts', () => {
    const cuts = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], []];
    expect(new Set(cuts.map(createDemoHash)).size).toBe(cuts.length);
    const many = Array.from({ length: 5000 }, (_, index) => createDemoHash(['CR', String(index)]));
    expect(new Set(many).size).toBe(many.length);
  });
});
