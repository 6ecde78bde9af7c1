import { fileProblem, signatureWords, type JudgedSignature } from './verdict';

const signature: JudgedSignature = {
  state: 'unchanged',
  isKnown: true,
  name: 'Daniel Okoro',
  email: 'daniel@meridian.example',
  reason: 'CON-1: signed Nov 26, 2026',
  at: '2026-11-27T09:30:00.000Z',
  end: 900,
};

describe('what is said of a signature', () => {
  it.each([
    [{}, 'Unchanged'],
    [{ isKnown: false }, 'Unchanged, unknown key'],
    [{ state: 'changed' }, 'Changed'],
    [{ state: 'changed', isKnown: false }, 'Changed'],
    [{ state: 'unreadable', isKnown: false }, 'Not readable'],
  ] as const)('[signatures] of %j is %s', (change, label) => {
    expect(signatureWords({ ...signature, ...change }).view.label).toBe(label);
  });

  it('[signatures] names who signed, for what, and when', () => {
    expect(signatureWords(signature)).toMatchObject({
      who: 'Daniel Okoro, daniel@meridian.example',
      facts: [
        'CON-1: signed Nov 26, 2026',
        'File signed Nov 27, 2026, 09:30 UTC, by the signatory’s clock',
      ],
    });
  });

  it('[signatures] gives no name where the signature has none', () => {
    expect(signatureWords({ state: 'unreadable', isKnown: false, end: 0 })).toMatchObject({
      who: 'Unknown person',
      facts: [],
    });
  });
});

describe('what is wrong with a file', () => {
  const pdf = (size: number, ...changes: readonly Partial<JudgedSignature>[]) =>
    ({
      state: 'read',
      size,
      signatures: changes.map((change) => ({ ...signature, ...change })),
    }) as const;

  it.each([
    [{ state: 'not-pdf' } as const, /not a PDF/],
    [{ state: 'encrypted' } as const, /encrypted/],
    [pdf(900), /no signature/],
    [pdf(900, {}, { state: 'changed' }), /not the file that was signed/],
    [pdf(900, { state: 'unreadable' }, {}), /Not every signature/],
    [pdf(901, { end: 500 }, {}), /^1 B were added after the last signature/],
  ])('[signatures] %j is said', (file, words) => {
    expect(fileProblem(file)).toMatch(words);
  });

  it('[signatures] is nothing where the last signature covers all of it', () => {
    expect(fileProblem(pdf(900, { end: 500 }, { end: 900 }))).toBeUndefined();
  });
});
