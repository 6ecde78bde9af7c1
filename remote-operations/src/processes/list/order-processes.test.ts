import { addDays } from 'shared-kernel/format';
import { processes, sampleConstants } from 'shared-kernel/testing/records';
import { sortProcesses, sortOverdueFirst } from './process-filter';

describe('sortProcesses', () => {
  it('[PM2] sorts active processes first, then by priority and estimated completion', () => {
    expect(sortProcesses(processes).map(({ id }) => id)).toEqual([
      'PF-001',
      'PF-003',
      'PF-004',
      'PF-002',
      'PF-008',
      'PF-007',
      'PF-005',
      'PF-006',
      'PF-011',
      'PF-009',
    ]);
  });
});

describe('sortOverdueFirst', () => {
  const [sample] = processes;
  if (!sample) throw new Error('The sample has a process');
  const today = sampleConstants.now.slice(0, 10);
  const due = (id: string, days: number, status: 'active' | 'completed' = 'active') => ({
    ...sample,
    id,
    status,
    milestones: sample.milestones.slice(0, 1).map((milestone) => ({
      ...milestone,
      status: 'in-progress' as const,
      dueDate: addDays(today, days),
    })),
  });
  const order = (...given: readonly (typeof sample)[]) =>
    sortOverdueFirst(given, sampleConstants.now).map(({ id }) => id);

  it('[PM2] lists the most overdue processes first, followed by those due today and the others in their original order', () => {
    const given = [
      due('in 1', 1),
      due('today', 0),
      due('1 late', -1),
      due('in 9', 9),
      due('3 late', -3),
    ];
    expect(order(...given)).toEqual(['3 late', '1 late', 'today', 'in 1', 'in 9']);
  });

  it('[PM2] equally overdue processes stay in their original order, and completed processes are last', () => {
    expect(order(due('a', -1), due('b', -1), due('c', -9, 'completed'))).toEqual(['a', 'b', 'c']);
  });

  it('[PM2] lists overdue processes of the sample before those due today', () => {
    const ids = sortOverdueFirst(sortProcesses(processes), sampleConstants.now).map(({ id }) => id);
    expect(ids[0]).toBe('PF-002');
    expect([...ids].sort()).toEqual(processes.map(({ id }) => id).sort());
  });
});
