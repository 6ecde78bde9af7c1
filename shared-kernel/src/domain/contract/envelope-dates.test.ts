import { listPendingSignatories, findPassedExpiryDate } from './envelope-dates';
import { createContractSignedBy } from './test-contract';

const dated = {
  ...createContractSignedBy(1),
  envelope: { expiresOn: '2024-07-26' },
};

describe('envelope dates', () => {
  it.each([
    ['2024-07-26', undefined, 'B'],
    ['2024-07-27', '2024-07-26', undefined],
  ])(
    '[signatures, time] on %s, the envelope’s expiry date counts as passed: %j, and the pending signatory is %j',
    (today, expired, awaited) => {
      expect(findPassedExpiryDate(dated, today)).toBe(expired);
      expect(listPendingSignatories(dated, today)[0]?.name).toBe(awaited);
    },
  );

  it.each([
    ['an envelope without dates', { ...dated, envelope: undefined }],
    ['a contract that was not sent', { ...dated, documents: [] }],
    [
      'a contract that everyone has signed',
      { ...dated, signatories: createContractSignedBy(3).signatories },
    ],
  ])('[signatures, time] no expiry date has passed for %s', (_what, contract) => {
    expect(findPassedExpiryDate(contract, '2030-01-01')).toBeUndefined();
  });
});
