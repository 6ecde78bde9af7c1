/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import type { Process } from 'shared-kernel/domain/process';
import { processAlerts, processes } from 'shared-kernel/testing/records';
import {
  findProcessAlerts,
  updateMilestoneAlerts,
  isOpenAlert,
  createOverdueAlerts,
  createRetestAlert,
} from './process-alert-rules';
import type { ProcessAlert } from './process-fields';

const now = '2024-07-22T09:00:00.000Z';
const [crude] = processes;
const [reTest] = processAlerts;
if (!crude || !reTest) throw new Error('The sample has a process with an alert');
const waits = crude.currentMilestone;

const goneOn: Process = { ...crude, currentMilestone: `${crude.id}-M09` };

const late = (dueDate: string, changes: Partial<Process> = {}): Process => ({
  ...crude,
  milestones: crude.milestones.map((milestone) =>
    milestone.id === waits ? { ...milestone, dueDate } : milestone,
  ),
  ...changes,
});

const cleared = (outcome?: 'confirmed' | 'rejected', process = goneOn) =>
  updateMilestoneAlerts(processAlerts, process, waits, outcome, now);

describe('updateMilestoneAlerts', () => {
  it('[PM7] an approved re-test clears only its own alerts', () => {
    expect(cleared('confirmed')).toEqual([{ ...reTest, clearedAt: now }]);
    expect(cleared('confirmed').filter(isOpenAlert)).toEqual([]);
    expect(updateMilestoneAlerts(processAlerts, goneOn, `${crude.id}-M01`, undefined, now)).toEqual(
      [],
    );
  });

  it('[PM7] a rejected re-test moves its alert to the next re-test', () => {
    const again: Process = { ...crude, currentMilestone: `${crude.id}-M08-R2` };
    expect(cleared('rejected', again)).toEqual([{ ...reTest, milestoneId: `${crude.id}-M08-R2` }]);
  });

  it('[PM7] completing the last milestone clears all alerts of the process', () => {
    const other: ProcessAlert = { ...reTest, id: 'AL-9', milestoneId: `${crude.id}-M02` };
    const done: Process = { ...crude, status: 'completed' };
    const after = updateMilestoneAlerts([reTest, other], done, waits, undefined, now);
    expect(after.map(({ id }) => id)).toEqual([reTest.id, 'AL-9']);
    expect(updateMilestoneAlerts([other], goneOn, waits, undefined, now)).toEqual([]);
  });

  it('[PM7] an alert is cleared only once, and an alert without a milestone id is cleared by the next completed milestone', () => {
    const { milestoneId, ...old } = reTest;
    expect(milestoneId).toBe(waits);
    expect(updateMilestoneAlerts([old], goneOn, waits, undefined, now)).toHaveLength(1);
    const twice = { ...old, clearedAt: '2024-07-21T09:00:00.000Z' };
    expect(updateMilestoneAlerts([twice], goneOn, waits, undefined, now)).toEqual([]);
  });
});

describe('createRetestAlert', () => {
  it('[PM6, PM7] adds an alert for a re-test that has none', () => {
    expect(createRetestAlert(crude, [], 'AL-005', now)).toMatchObject({
      id: 'AL-005',
      level: 'CRITICAL',
      milestoneId: waits,
      at: now,
    });
    expect(createRetestAlert(crude, [reTest], 'AL-005', now)).toBeUndefined();
  });
});

describe('createOverdueAlerts', () => {
  it('[PM7] the sample needs no new alerts, because its overdue milestones have alerts', () => {
    expect(createOverdueAlerts(processes, processAlerts, now)).toEqual([]);
    expect(createOverdueAlerts(processes, [], now).map(({ processId }) => processId)).toEqual([
      'PF-002',
      'PF-004',
    ]);
  });

  it.each([
    ['2024-07-23', 0],
    ['2024-07-22', 0],
    ['2024-07-21', 1],
  ])('[PM2, PM7] the number of alerts for a milestone due on %s is %d', (dueDate, count) => {
    expect(createOverdueAlerts([late(dueDate)], [], now)).toHaveLength(count);
  });

  it('[PM7] an alert contains the due date, and its level depends on the priority of the process', () => {
    const [alert] = createOverdueAlerts([late('2024-07-21')], [], now);
    expect(alert).toMatchObject({
      level: 'CRITICAL',
      at: '2024-07-22T00:00:00.000Z',
      message: 'The milestone was due on Jul 21, 2024, 1 day ago.',
    });
    const [high] = createOverdueAlerts([late('2024-07-18', { priority: 'low' })], [], now);
    expect(high).toMatchObject({
      level: 'HIGH',
      message: expect.stringMatching(/4 days ago/) as string,
    });
  });

  it('[PM7] only active processes get alerts, and only one per milestone', () => {
    expect(createOverdueAlerts([late('2024-07-01', { status: 'completed' })], [], now)).toEqual([]);
    const open = late('2024-07-01');
    expect(createOverdueAlerts([open], [reTest], now)).toEqual([]);
    expect(createOverdueAlerts([open], [{ ...reTest, clearedAt: now }], now)).toHaveLength(1);
  });
});

describe('findProcessAlerts', () => {
  const alert = (id: string, processId: string): ProcessAlert => ({ ...reTest, id, processId });

  it('[PM7] lists process alerts in their stored order', () => {
    const alerts = [alert('A', 'PF-2'), alert('B', 'PF-1'), alert('C', 'PF-2')];
    expect(findProcessAlerts([{ id: 'PF-2' }], alerts).map(({ id }) => id)).toEqual(['A', 'C']);
    expect(findProcessAlerts([], alerts)).toEqual([]);
  });
});
