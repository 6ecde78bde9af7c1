import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { transactions } from 'shared-kernel/testing/records';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { findNextCase } from '../rules/urgency';
import { createTestCase } from '../testing/test-case';
import { openDueReviewCases } from './open-due-review-cases';

const [sample] = transactions as [Transaction];

const payments = Array.from({ length: 400 }, (_, at) => ({
  ...sample,
  id: `TX-${at}`,
  status: at % 10 === 0 ? ('compliance_review' as const) : ('completed' as const),
}));

const calm = { clients: [], complianceRecords: [], processes: [] };

describe('review cases with many records', () => {
  it('[cases, workspace] opens a review case for each payment in compliance review', async () => {
    const workspace = createTestWorkspace({
      records: { ...calm, transactions: payments, cases: [] },
    });
    await createCommandTester({ workspace }).done(openDueReviewCases, {});
    expect(await workspace.source.list('cases')).toHaveLength(40);
  });

  it('[cases] assigning the next of 1,000 review cases reads each due date at most twice', () => {
    let reads = 0;
    const cases = Array.from({ length: 1000 }, (_, at) => {
      const one = createTestCase({ id: `RC-${at}` });
      const due = `2024-08-${String((at % 28) + 1).padStart(2, '0')}`;
      Object.defineProperty(one, 'due', {
        get: () => {
          reads += 1;
          return due;
        },
      });
      return one;
    });
    expect(findNextCase(cases, 'banking', '2024-07-22')?.id).toBe('RC-0');
    expect(reads).toBeLessThanOrEqual(2 * cases.length);
  });
});
