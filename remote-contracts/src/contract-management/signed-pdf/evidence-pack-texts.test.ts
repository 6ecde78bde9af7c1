import type { EvidencePackVerification } from './verify-file';
import {
  findEvidencePackProblem,
  createEvidencePackVerificationTexts,
} from './evidence-pack-texts';

type ReadPack = Extract<EvidencePackVerification, { state: 'read' }>;

const pack: ReadPack = {
  state: 'read',
  signature: 'own',
  remarks: [],
  about: {
    format: 'trustfold-evidence-pack',
    version: 1,
    subject: { kind: 'client', id: 'CL-001', label: 'Meridian' },
    exportedBy: 'Ruth',
    portal: 'Regulator',
    exportedAt: '2026-11-28T09:00:00.000Z',
    digest: 'a'.repeat(64),
  },
  members: [
    { path: 'log.ndjson', state: 'unchanged' },
    { path: 'summary.html', state: 'unchanged' },
  ],
};

const withStates = (...states: readonly ReadPack['members'][number]['state'][]): ReadPack => ({
  ...pack,
  members: states.map((state, index) => ({ path: `${index}`, state })),
});

describe('findEvidencePackProblem', () => {
  it.each([
    [pack, undefined],
    [withStates('missing', 'unchanged'), '1 file is missing.'],
    [
      withStates('changed', 'changed', 'added', 'missing'),
      '2 files are changed, 1 file is missing, 1 file is added.',
    ],
    [{ state: 'refused', reason: 'This is not a ZIP file.' } as const, 'This is not a ZIP file.'],
  ])('[evidence] explains why the evidence pack is rejected: %j', (judged, words) => {
    expect(findEvidencePackProblem(judged)).toBe(words);
  });
});

describe('createEvidencePackVerificationTexts', () => {
  it('[evidence] says who exported the evidence pack, when, and how many files are unchanged', () => {
    expect(createEvidencePackVerificationTexts(pack)).toMatchObject({
      subject: 'Meridian',
      facts: [
        'Exported by Ruth, Regulator portal',
        'Exported Nov 28, 2026, 09:00 UTC, by the exporter’s clock',
        '2 files are unchanged',
      ],
      odd: [],
    });
  });

  it.each([
    ['own', 'Valid signature'],
    ['other', 'Valid signature, unknown key'],
    ['unsigned', 'Not signed'],
    ['unchecked', 'Signature not checked'],
  ] as const)(
    '[evidence] for an evidence pack whose signature is %s, the label is %s',
    (signature, label) => {
      expect(createEvidencePackVerificationTexts({ ...pack, signature }).view.label).toBe(label);
    },
  );

  it('[evidence] explains why the evidence pack is not signed', () => {
    const about = { ...pack.about, unsigned: 'The page had no secure connection.' };
    expect(
      createEvidencePackVerificationTexts({ ...pack, about, signature: 'unsigned' }).meaning,
    ).toMatch(/cannot be detected\. The page had no secure connection\.$/);
  });
});
