import { contracts } from 'shared-kernel/testing/records';
import { createSignedTerms } from './signed-terms';

const now = new Date('2024-07-22T09:00:00.000Z');

const [sample] = contracts;
if (!sample) throw new Error('The sample has no contract.');

const document = (id: string, docusignId?: string) => ({
  id,
  name: `${id}.pdf`,
  type: 'main_contract' as const,
  size: '1 kB',
  uploadDate: '2024-07-20',
  ...(docusignId !== undefined && { docusignId }),
});

const namesIn = (...documents: ReturnType<typeof document>[]) =>
  createSignedTerms({ ...sample, documents }, new Map(), now).documents.map(({ id }) => id);

describe('signedDocuments', () => {
  it('[C7] the signed documents are those of the envelope, not those attached after sending', () => {
    expect(namesIn(document('D1', 'DS-1'), document('D2', 'DS-1'), document('D3'))).toEqual([
      'D1',
      'D2',
    ]);
  });

  it('[C7] without an envelope, the signed documents of a contract are all its documents', () => {
    expect(namesIn(document('D1'), document('D2'))).toEqual(['D1', 'D2']);
  });
});
