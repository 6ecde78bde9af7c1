import canonicalize from 'canonicalize';
import * as fc from 'fast-check';
import { canonicalJson } from './documents';

/** Names as documents of a release have them: of packages, files and screens. */
const named = fc.string({ minLength: 1 }).filter((name) => !/^\d+$/.test(name));
const document = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'grapheme' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(named, tie('value')),
  ),
})).value;

describe('canonicalJson', () => {
  it('[tooling] is the text that RFC 8785 has for a document', () => {
    fc.assert(
      fc.property(document, (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
    );
  });

  it('[tooling] is the same in any order of writing, and leaves out what is not there', () => {
    expect(canonicalJson({ b: 1, 10: [2, { d: 3, c: undefined }], a: null })).toBe(
      canonicalJson({ a: null, 10: [2, { d: 3 }], b: 1 }),
    );
  });
});
