import { canonicalJson } from './documents';

it('[tooling] the text of a document is the same in any order of writing, and leaves out what is not there', () => {
  expect(canonicalJson({ b: 1, 10: [2, { d: 3, c: undefined }], a: null })).toBe(
    canonicalJson({ a: null, 10: [2, { d: 3 }], b: 1 }),
  );
});
