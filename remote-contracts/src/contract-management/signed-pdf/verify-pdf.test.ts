import {
  getPdfVerificationAdvice,
  findPdfProblem,
  createSignatureVerificationTexts,
  type SignatureVerification,
} from './verify-pdf';

const nothing: SignatureVerification['later'] = { bytes: 0, isAllowed: true, additions: [] };

const more = (
  ...additions: SignatureVerification['later']['additions']
): SignatureVerification['later'] => ({
  bytes: 100,
  isAllowed: true,
  additions,
});

const changed: SignatureVerification['later'] = { bytes: 100, isAllowed: false, additions: [] };

const signature: SignatureVerification = {
  kind: 'signature',
  state: 'unchanged',
  isKnown: true,
  name: 'Daniel Okoro',
  email: 'daniel@meridian.example',
  reason: 'CON-1: signed Nov 26, 2026',
  at: '2026-11-27T09:30:00.000Z',
  end: 900,
  later: nothing,
};

describe('createSignatureVerificationTexts', () => {
  it.each([
    [{}, 'Unchanged'],
    [{ isKnown: false }, 'Unchanged, unknown key'],
    [{ state: 'changed' }, 'Changed'],
    [{ state: 'changed', isKnown: false }, 'Changed'],
    [{ state: 'unreadable', isKnown: false }, 'Unreadable'],
    [{ kind: 'timestamp', isKnown: false }, 'Unchanged, document timestamp'],
    [{ later: more('signature') }, 'Unchanged'],
    [{ later: changed }, 'Changed after this signature'],
    [{ later: changed, isKnown: false }, 'Changed after this signature'],
    [{ later: changed, state: 'changed' }, 'Changed'],
  ] as const)('[R34, signatures] labels the signature %j as “%s”', (change, label) => {
    expect(createSignatureVerificationTexts({ ...signature, ...change }, 900).view.label).toBe(
      label,
    );
  });

  it.each([
    [nothing, ['Covers the whole file']],
    [
      more('signature'),
      ['Covers the first 900 B of 1 kB', 'Added later: 1 further signature (100 B)'],
    ],
    [
      more('signature', 'validation', 'signature', 'timestamp', 'mark'),
      [
        'Covers the first 900 B of 1 kB',
        'Added later: 2 further signatures, 1 visible signature mark, 1 document timestamp, validation data (100 B)',
      ],
    ],
    [
      { ...changed, additions: ['signature'] as const },
      ['Covers the first 900 B of 1 kB', 'Added later: 1 further signature, other changes (100 B)'],
    ],
  ])(
    '[R34] for the additions %j to a PDF, states what the signature covers and what was added',
    (later, words) => {
      expect(
        createSignatureVerificationTexts({ ...signature, later }, 1000).facts.slice(2),
      ).toEqual(words);
    },
  );

  it('[signatures] the text about a PDF signature names the signatory, the contract and the signing time', () => {
    expect(createSignatureVerificationTexts(signature, 900)).toMatchObject({
      who: 'Daniel Okoro, daniel@meridian.example',
      facts: [
        'CON-1: signed Nov 26, 2026',
        'File signed Nov 27, 2026, 09:30 UTC, by the signatory’s clock',
        'Covers the whole file',
      ],
    });
  });

  it('[signatures] shows “Unknown person” or “Unknown service” for a PDF signature without a name', () => {
    const unreadable = { state: 'unreadable', isKnown: false, end: 0, later: changed } as const;
    expect(
      createSignatureVerificationTexts({ kind: 'signature', ...unreadable }, 900),
    ).toMatchObject({
      who: 'Unknown person',
      facts: [],
    });
    expect(createSignatureVerificationTexts({ kind: 'timestamp', ...unreadable }, 900).who).toBe(
      'Unknown service',
    );
  });
});

describe('findPdfProblem and getPdfVerificationAdvice', () => {
  const pdf = (size: number, ...changes: readonly Partial<SignatureVerification>[]) =>
    ({
      state: 'read',
      size,
      signatures: changes.map((change) => ({ ...signature, ...change })),
    }) as const;

  it.each([
    [{ state: 'not-pdf' } as const, /not a PDF/],
    [{ state: 'encrypted' } as const, /encrypted/],
    [pdf(900), /no signature/],
    [pdf(900, {}, { state: 'changed' }), /differs from the signed file/],
    [pdf(900, { state: 'unreadable' }, {}), /Some signatures/],
    [
      pdf(1000, { later: changed }, { later: changed, name: 'Eve' }),
      /^Changed after this signature: Eve\. No one has signed the last 100 B\.$/,
    ],
    [
      pdf(1000, { later: changed }, { later: changed, name: 'Ann' }, { name: 'Eve' }),
      /^Changed after this signature: Daniel Okoro, Ann\.$/,
    ],
  ])('[signatures] explains what is wrong with the signed file %j', (file, words) => {
    expect(findPdfProblem(file)).toMatch(words);
  });

  it('[R34, signatures] reports no problem if only a signature was added to a signed PDF', () => {
    expect(findPdfProblem(pdf(900, { end: 500, later: more('signature') }, {}))).toBeUndefined();
  });

  it('[R34] explains what to do if something visible was added to a signed PDF', () => {
    expect(getPdfVerificationAdvice(pdf(900, { later: more('signature') }, {}))).toBeUndefined();
    expect(getPdfVerificationAdvice(pdf(900, { later: more('mark', 'signature') }, {}))).toMatch(
      /cover/,
    );
    expect(getPdfVerificationAdvice({ state: 'not-pdf' })).toBeUndefined();
  });
});
