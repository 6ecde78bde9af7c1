import { processes } from 'shared-kernel/testing/records';
import { createAgenda } from './calendar';

const [sample] = processes;
if (!sample) throw new Error('The sample has a process');
const today = '2024-07-22';

const due = (dueDate: string, status: 'pending' | 'completed' = 'pending') => ({
  ...sample,
  milestones: sample.milestones.slice(0, 1).map((milestone) => ({ ...milestone, status, dueDate })),
});

const daysOf = (...given: Parameters<typeof createAgenda>[0]) =>
  createAgenda(given, today).map(({ milestone }) => milestone.dueDate);

describe('createAgenda', () => {
  it('[PM4] the agenda lists what is due today and in the next 13 days', () => {
    expect(daysOf(due('2024-08-05'), due('2024-08-04'), due('2024-07-22'))).toEqual([
      '2024-07-22',
      '2024-08-04',
    ]);
  });

  it('[PM4] the agenda lists overdue milestones first', () => {
    expect(daysOf(due('2024-07-23'), due('2024-07-21'), due('2023-01-01'))).toEqual([
      '2023-01-01',
      '2024-07-21',
      '2024-07-23',
    ]);
  });

  it('[PM4] the agenda omits completed milestones and processes', () => {
    expect(daysOf(due('2024-07-22', 'completed'))).toEqual([]);
    expect(daysOf({ ...due('2024-07-22'), status: 'completed' })).toEqual([]);
  });
});
