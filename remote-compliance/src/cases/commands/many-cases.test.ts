import { commandTester, createTestWorkspace } from 'shared-kernel/testing';
import { transactions } from 'shared-kernel/testing/records';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { nextCase } from '../rules/urgency';
import { testCase } from '../testing/test-case';
import { openDueCases } from './open-due-cases';

const [sample] = transactions as [Transaction];

/** Payments; every tenth is in review. */
const payments = Array.from({ length: 400 }, (_, at) => ({
  ...sample,
  id: `TX-${at}`,
  status: at % 10 === 0 ? ('compliance_review' as const) : ('completed' as const),
}));

const calm = { clients: [], complianceRecords: [], processes: [] };

const emptyTally = { total: 0, groups: {} };

describe('many records', () => {
  it.each([
    ['those in review alone', undefined, false],
    ['all if the index lacks one', { ...emptyTally, groups: { compliance_review: 41 } }, true],
    ['all if nothing was counted', 'none', true],
  ] as const)('[cases, workspace] opening what is due reads %s', async (_what, tally, isAll) => {
    const workspace = createTestWorkspace({
      records: { ...calm, transactions: payments, cases: [] },
    });
    const { source } = workspace;
    if (tally !== undefined)
      Object.assign(source, { tally: () => Promise.resolve(tally === 'none' ? undefined : tally) });
    const list = jest.spyOn(source, 'list');
    const find = jest.spyOn(source, 'find');
    await commandTester({ workspace }).done(openDueCases, {});
    expect(await source.count('cases')).toBe(40);
    const listed = list.mock.calls.filter(([name]) => name === 'transactions');
    expect(listed).toHaveLength(isAll ? 1 : 0);
    const found = find.mock.calls.filter(([name]) => name === 'transactions');
    expect(found).toHaveLength(isAll ? 0 : 1);
  });

  it('[cases] the next of 1,000 is found by looking at each due date twice at most', () => {
    let reads = 0;
    const cases = Array.from({ length: 1000 }, (_, at) => {
      const one = testCase({ id: `RC-${at}` });
      const due = `2024-08-${String((at % 28) + 1).padStart(2, '0')}`;
      Object.defineProperty(one, 'due', {
        get: () => {
          reads += 1;
          return due;
        },
      });
      return one;
    });
    expect(nextCase(cases, 'banking', '2024-07-22')?.id).toBe('RC-0');
    expect(reads).toBeLessThanOrEqual(2 * cases.length);
  });
});
