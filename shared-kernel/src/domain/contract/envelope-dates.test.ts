import { awaitedSignatories, expiredOn, remindedOn } from './envelope-dates';
import { contractSignedBy } from './test-contract';

const dated = {
  ...contractSignedBy(1),
  envelope: { remindOn: '2024-07-24', expiresOn: '2024-07-26' },
};

describe('the dates of an envelope', () => {
  it.each([
    ['2024-07-23', undefined, undefined, 'B'],
    ['2024-07-24', '2024-07-24', undefined, 'B'],
    ['2024-07-26', '2024-07-24', undefined, 'B'],
    ['2024-07-27', undefined, '2024-07-26', undefined],
  ])(
    '[signatures, time] are on %s: reminded %j, expired %j, awaited %j',
    (today, reminded, expired, awaited) => {
      expect([remindedOn(dated, today), expiredOn(dated, today)]).toEqual([reminded, expired]);
      expect(awaitedSignatories(dated, today)[0]?.name).toBe(awaited);
    },
  );

  it.each([
    ['an envelope without dates', { ...dated, envelope: undefined }],
    ['a contract that was not sent', { ...dated, documents: [] }],
    ['one that everyone has signed', { ...dated, signatories: contractSignedBy(3).signatories }],
  ])('[signatures, time] never come for %s', (_what, contract) => {
    expect([remindedOn(contract, '2024-07-25'), expiredOn(contract, '2030-01-01')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
