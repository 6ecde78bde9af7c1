import { processSchema } from 'shared-kernel/domain/process';
import { postponeProcess, applyMilestonePlan } from './replan-process';
import { createTestProcess } from '../test-process';
import * as v from 'valibot';

const process = createTestProcess();
const [first, second] = process.milestones.map(({ id }) => id) as [string, string];
const plan = (dueDate: string, assignedTo = 'Daniel Okafor') => ({ dueDate, assignedTo });
const one = (changed: typeof process, id: string) =>
  changed.milestones.find((milestone) => milestone.id === id);

describe('applyMilestonePlan', () => {
  it.each([
    ['2024-07-15', 'in-progress'],
    ['2024-07-16', 'delayed'],
    ['2024-07-14', 'in-progress'],
  ])('[PM3] rescheduling a milestone to %s sets its status to %s', (dueDate, status) => {
    const changed = applyMilestonePlan(process, first, plan(dueDate));
    expect(one(changed, first)).toMatchObject({ dueDate, status });
  });

  it('[PM3] the open milestone with the earliest due date becomes current', () => {
    const changed = applyMilestonePlan(process, first, plan('2024-07-17'));
    expect(changed.currentMilestone).toBe(second);
    expect(one(changed, second)?.status).toBe('in-progress');
    const back = applyMilestonePlan(process, second, plan('2024-07-14'));
    expect(back.currentMilestone).toBe(second);
    expect(one(back, first)?.status).toBe('pending');
  });

  it('[PM3] postponing the last milestone postpones the end of the process, but moving it earlier does not', () => {
    const last = process.milestones.at(-1)?.id ?? '';
    const later = applyMilestonePlan(process, last, plan('2024-09-01'));
    expect(later.estimatedCompletion).toBe('2024-09-01');
    const earlier = applyMilestonePlan(process, last, plan('2024-07-16'));
    expect(earlier.estimatedCompletion).toBe(process.estimatedCompletion);
  });

  it('[PM3] the assignee of a milestone can change without a new due date', () => {
    const changed = applyMilestonePlan(process, second, plan('2024-07-16', 'Priya Nair'));
    expect(one(changed, second)).toMatchObject({ assignedTo: 'Priya Nair', status: 'pending' });
  });

  it('[PM3] a completed milestone cannot be rescheduled', () => {
    const milestones = process.milestones.map((milestone) =>
      milestone.id === first ? { ...milestone, status: 'completed' as const } : milestone,
    );
    const changed = applyMilestonePlan({ ...process, milestones }, first, plan('2024-08-01'));
    expect(one(changed, first)).toEqual(milestones[0]);
  });
});

describe('postponeProcess', () => {
  it('[PM3] postpones the open milestones and the end of the process by the same number of days', () => {
    const milestones = process.milestones.map((milestone) =>
      milestone.id === first ? { ...milestone, status: 'completed' as const } : milestone,
    );
    const changed = postponeProcess({ ...process, milestones }, 17);
    expect(one(changed, first)).toEqual(milestones[0]);
    expect(one(changed, second)).toMatchObject({ dueDate: '2024-08-02', status: 'delayed' });
    expect(changed.estimatedCompletion).toBe('2024-08-16');
    expect(v.is(processSchema, changed)).toBe(true);
  });
});
