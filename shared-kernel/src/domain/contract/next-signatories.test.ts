import { listNextSignatories } from './next-signatories';
import { listPendingSignatories } from './envelope-dates';
import { getContractChangeError, isFinalContract } from './final-contract';
import type { Signatory } from './signatory';
import { createContractSignedBy } from './test-contract';

const letters = { p: 'pending', s: 'signed', d: 'declined' } as const;

const contractOf = (people: readonly string[], order?: 'listed' | 'any') => ({
  ...createContractSignedBy(0),
  ...(order && { envelope: { order } }),
  signatories: people.map((text, index): Signatory => {
    const words = text.split(' ');
    const status = letters[words.at(-1) as keyof typeof letters];
    const person = { id: `${index + 1}`, name: text, role: '', email: '', status };
    return words.length === 1 ? person : { ...person, part: words[0] as Signatory['part'] };
  }),
});

describe('listNextSignatories', () => {
  it.each([
    [['p', 'p'], undefined, '1'],
    [['s', 'p'], undefined, '2'],
    [['s', 'd', 'p'], undefined, ''],
    [['s', 's'], undefined, ''],
    [[], undefined, ''],
    [['p', 'p'], 'listed', '1'],
    [['p', 's', 'p'], 'any', '13'],
    [['p', 'd', 'p'], 'any', ''],
    [['s', 's'], 'any', ''],
    [['p', 'approver p', 'approver p'], undefined, '2'],
    [['p', 'approver p', 'approver p'], 'any', '23'],
    [['p', 'approver s', 'approver p'], 'any', '3'],
    [['p', 'approver d'], undefined, ''],
    [['p', 'p', 'approver s'], 'any', '12'],
    [['witness p', 'p'], undefined, '2'],
    [['witness p', 'p', 's'], 'any', '2'],
    [['witness p', 's', 's'], undefined, '1'],
    [['witness d', 's'], undefined, ''],
    [['viewer p', 'copy p', 'p'], undefined, '3'],
    [['viewer p', 's', 'copy p'], 'any', ''],
  ] as const)(
    '[signatures, C7] the next signatories for the participants %j in the order %s are %j',
    (people, order, ids) => {
      const contract = contractOf(people, order);
      const idsOf = (list: readonly Signatory[]) => list.map(({ id }) => id).join('');
      expect(idsOf(listNextSignatories(contract))).toBe(ids);
      expect(idsOf(listPendingSignatories(contract, '2024-07-22'))).toBe(ids);
      expect(listPendingSignatories({ ...contract, documents: [] }, '2024-07-22')).toEqual([]);
    },
  );
});

describe('isFinalContract', () => {
  it.each([
    [['approver s', 'p'], undefined],
    [['approver s', 's', 'witness p'], /^This contract is partly signed/],
    [['approver s', 's', 'witness s', 'viewer p'], /^This contract is signed and final/],
  ] as const)(
    '[signatures, R2] a contract is final after a signature, but not after an approval: %j',
    (people, reason) => {
      const contract = contractOf(people);
      expect(isFinalContract(contract)).toBe(reason !== undefined);
      expect(getContractChangeError(contract) ?? '').toMatch(reason ?? /^$/);
    },
  );
});
