import { hasMainDocument, isSubmittedBy } from './submission';
import { createContractSignedBy } from './test-contract';

const submitted = { by: 'client', name: 'Elena Vasquez', at: '2024-07-20T09:00:00.000Z' } as const;

describe('isSubmittedBy', () => {
  it.each([
    ['client', 'Elena Vasquez', true],
    ['client', 'E. Vasquez-Ruiz', true],
    ['admin', 'Elena Vasquez', true],
    ['law_firm', 'Oliver Bennett', false],
  ] as const)('[R31] the %s user named %s counts as the submitter: %s', (by, name, expected) => {
    expect(isSubmittedBy({ submitted }, { by, name })).toBe(expected);
  });

  it('[R31] no user counts as the submitter of a contract without a recorded submitter', () => {
    expect(isSubmittedBy({}, { by: 'client', name: 'Elena Vasquez' })).toBe(false);
  });
});

describe('hasMainDocument', () => {
  const { documents } = createContractSignedBy(0);

  it('[R31] only a document of the main type counts as the main document', () => {
    expect(hasMainDocument({ documents })).toBe(true);
    expect(hasMainDocument({ documents: [] })).toBe(false);
    expect(
      hasMainDocument({ documents: documents.map((one) => ({ ...one, type: 'exhibit' })) }),
    ).toBe(false);
  });
});
