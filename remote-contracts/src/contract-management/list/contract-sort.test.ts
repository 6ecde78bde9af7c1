import { createDraftContract } from '../commands/create-draft-contract';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { contractSortKeys, sortContracts } from './contract-sort';

const contract = (changes: Partial<Contract>): Contract => ({
  ...createDraftContract(
    { type: 'supply_agreement', title: 'Supply', client: 'Meridian', value: '$1' },
    new Date('2024-07-22T09:00:00.000Z'),
    [],
    true,
  ),
  ...changes,
});
const titles = (list: readonly Contract[]) => list.map(({ title }) => title);

describe('sortContracts', () => {
  it('[C12] sorts values by amount, not alphabetically', () => {
    const list = ['$78,000,000', '$9', '$12.5M'].map((value) => contract({ value, title: value }));
    expect(titles(sortContracts(list, 'value', 'ascending', '2024-07-22'))).toEqual([
      '$9',
      '$12.5M',
      '$78,000,000',
    ]);
  });

  it.each(['ascending', 'descending'] as const)(
    '[B15] sorts a contract value that is not an amount last in %s order',
    (direction) => {
      const list = [
        contract({ value: 'on request', title: 'free' }),
        contract({ value: '$1', title: 'money' }),
      ];
      expect(titles(sortContracts(list, 'value', direction, '2024-07-22'))).toEqual([
        'money',
        'free',
      ]);
    },
  );

  it('[B13] sorts a contract without a title by its placeholder title', () => {
    const list = [
      contract({ title: 'Vessel charter' }),
      contract({ title: '' }),
      contract({ title: 'Audit' }),
    ];
    expect(titles(sortContracts(list, 'title', 'ascending', '2024-07-22'))).toEqual([
      'Audit',
      '',
      'Vessel charter',
    ]);
  });

  it('[C3] sorts contracts with a declined signature first, then those with an open task, then those that wait for others', () => {
    const [sent] = contracts as [Contract];
    const all = sent.signatories;
    const as = (title: string, changes: Partial<Contract>) => ({ ...sent, title, ...changes });
    const list = [
      as('done', { status: 'signed' }),
      as('waits', {}),
      as('draft', { legalReview: 'required', documents: [] }),
      as('later', { legalReview: 'required', documents: [], lastModified: '2024-08-01' }),
      as('declined', { signatories: all.map((each) => ({ ...each, status: 'declined' })) }),
    ];
    expect(titles(sortContracts(list, 'need', 'descending', '2024-07-22'))).toEqual([
      'declined',
      'later',
      'draft',
      'waits',
      'done',
    ]);
  });

  it('[C5] sorts statuses from draft to waived', () => {
    const list = [
      contract({ status: 'signed', title: 's' }),
      contract({ status: 'draft', title: 'd' }),
    ];
    expect(titles(sortContracts(list, 'status', 'ascending', '2024-07-22'))).toEqual(['d', 's']);
  });

  it('[C8] sorts contracts modified on the same day by creation time, which is part of the id', () => {
    const list = [
      contract({ id: 'CON-20', title: 'later' }),
      contract({ id: 'CON-3', title: 'earlier' }),
    ];
    expect(titles(sortContracts(list, 'modified', 'descending', '2024-07-22'))).toEqual([
      'later',
      'earlier',
    ]);
  });

  it.each(contractSortKeys)(
    '[C2] sorting contracts by %s omits no contract and does not change the input',
    (key) => {
      const contracts = [contract({ id: 'CON-1' }), contract({ id: 'CON-2', client: '' })];
      const before = [...contracts];
      const sorted = sortContracts(contracts, key, 'descending', '2024-07-22');
      expect(contracts).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(contracts));
    },
  );
});
