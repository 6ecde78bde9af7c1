import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { getContractStepStates, getCurrentStep } from './contract-steps';
import { describeNextStep } from './next-step';

const [supply, , lease] = contracts as [Contract, Contract, Contract];
const today = '2024-07-22';
const draft: Contract = {
  ...supply,
  status: 'draft',
  legalReview: 'required',
  documents: [],
  signatories: [],
};
const { documents } = supply;
const signatories = supply.signatories.map((person) => ({ ...person, status: 'signed' as const }));

const letters = { completed: 'x', current: '>', open: '-' };

const lettersOf = (contract: Contract) =>
  getContractStepStates(contract)
    .map(({ state }) => letters[state])
    .join('');

describe('steps of a contract', () => {
  it.each([
    ['a new draft', {}, 'document', '>----'],
    ['a draft with a document', { documents }, 'review', 'x>---'],
    ['a draft with named signatories', { signatories: supply.signatories }, 'document', '>-x--'],
    ['a reviewed contract', { documents, legalReview: 'completed' }, 'signatories', 'xx>--'],
    [
      'a partly signed contract',
      { documents, legalReview: 'completed', signatories: supply.signatories },
      'signatures',
      'xxx>-',
    ],
    [
      'a contract signed by everyone',
      { documents, legalReview: 'completed', signatories },
      'done',
      'xxxxx',
    ],
    [
      'a contract reviewed after the signatures',
      { documents, legalReview: 'pending', signatories },
      'review',
      'x>xx-',
    ],
  ] as const)(
    '[R72] shows which steps of a contract are completed and which is current: %s',
    (_what, changes, step, path) => {
      const contract = { ...draft, ...changes };
      expect(getCurrentStep(contract)).toBe(step);
      expect(lettersOf(contract)).toBe(path);
    },
  );

  it('[R72, B12] all steps are completed once everyone has signed, even with a waived review', () => {
    expect(lease.legalReview).toBe('waived');
    expect(getCurrentStep(lease)).toBe('done');
    expect(lettersOf(lease)).toBe('xxxxx');
    expect(describeNextStep(lease, today)).toBeUndefined();
  });

  it('[R72] the legal review is the current step if it was waived and a signature is missing', () => {
    const [first, ...others] = lease.signatories;
    const { signedDate: _date, ...pending } = {
      ...first,
      status: 'pending',
    } as (typeof others)[number];
    const half = { ...lease, signatories: [pending, ...others] };
    expect(getCurrentStep(half)).toBe('review');
    expect(describeNextStep(half, today)).toBe('Submit for legal review');
  });
});
