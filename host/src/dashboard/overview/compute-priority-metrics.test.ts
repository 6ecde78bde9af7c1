import { convertToUsd } from 'shared-kernel/domain/transaction';
import { toLocalDate } from 'shared-kernel/format';
import { sampleConstants } from 'shared-kernel/testing/records';
import type { Task } from '../tasks/task';
import { computePriorityMetrics } from './compute-priority-metrics';
import { sampleFigureRecords } from './test-records';

const { now } = sampleConstants;
const today = toLocalDate(now);

const task = (changes: Partial<Task>): Task => ({
  kind: 'payment',
  id: 'payment TX-001',
  title: 'Sign off payment',
  detail: 'Compliance desk',
  since: now,
  action: 'Sign off',
  link: { kind: 'transactions', id: 'TX-001' },
  ...changes,
});

const figuresOf = (
  changes: Partial<typeof sampleFigureRecords> = {},
  tasks: readonly Task[] = [],
) => computePriorityMetrics({ records: { ...sampleFigureRecords, ...changes }, tasks, now });

const emptyRecords = {
  transactions: [],
  contracts: [],
  processes: [],
  clients: [],
  complianceRecords: [],
};

describe('computePriorityMetrics', () => {
  it('[R113] the priority figures are zero if there are no records and no tasks', () => {
    expect(figuresOf(emptyRecords)).toEqual({
      held: { count: 0, usd: 0 },
      dueToday: { tasks: 0, payments: 0, usd: 0 },
      pipeline: { count: 0, usd: 0 },
      exceptions: { failedPayments: 0, overdueMilestones: 0 },
    });
  });

  it('[R113] “Due today” is absent until the tasks have loaded', () => {
    expect(
      computePriorityMetrics({ records: sampleFigureRecords, tasks: undefined, now }).dueToday,
    ).toBeUndefined();
  });

  it('[R113] “Held” shows the total amount of the payments on hold in US dollars', () => {
    const held = sampleFigureRecords.transactions.filter(
      ({ status }) => status === 'compliance_review',
    );
    const sum = held.reduce((usd, payment) => usd + convertToUsd(payment), 0);
    const { count, usd } = figuresOf().held;
    expect(count).toBe(held.length);
    expect(usd).toBeCloseTo(sum, 2);
    expect(held.some(({ currency }) => currency !== 'USD')).toBe(true);
  });

  it('[R113] “Due today” shows the number of tasks and the total amount of those that are payments', () => {
    const amount = { text: '$100', usd: 100 };
    const tasks = [
      task({ due: today, amount }),
      task({ due: today, kind: 'case', amount }),
      task({ due: today, kind: 'case' }),
      task({ due: today, kind: 'milestone', amount }),
      task({ due: '2000-01-01', amount }),
      task({ due: '9999-01-01', amount }),
      task({ amount }),
    ];
    expect(figuresOf({}, tasks).dueToday).toEqual({ tasks: 4, payments: 2, usd: 200 });
  });

  it('[R113] “Pipeline” shows the total value of contracts that are neither signed nor waived, ignoring invalid amounts', () => {
    const [contract] = sampleFigureRecords.contracts;
    if (!contract) throw new Error('The sample has contracts.');
    const contracts = (
      [
        ['draft', '$1,000'],
        ['pending_review', '$200'],
        ['legal_approved', 'to be agreed'],
        ['signed', '$50,000'],
        ['user_waived', '$60,000'],
      ] as const
    ).map(([status, value]) => ({ ...contract, status, value }));
    expect(figuresOf({ contracts }).pipeline).toEqual({ count: 3, usd: 1200 });
  });

  it('[R113] “Exceptions” counts failed payments and overdue milestones', () => {
    const failed = sampleFigureRecords.transactions.filter(
      ({ status }) => status === 'failed',
    ).length;
    const { exceptions } = figuresOf();
    expect(failed).toBeGreaterThan(0);
    expect(exceptions.failedPayments).toBe(failed);
    expect(exceptions.overdueMilestones).toBeGreaterThan(0);
    expect(figuresOf({ processes: [] }).exceptions.overdueMilestones).toBe(0);
  });
});
