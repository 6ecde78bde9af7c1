import { addDays } from 'shared-kernel/format';
import { notifications, processes } from 'shared-kernel/testing/records';
import {
  createCommandTester,
  createTestWorkspace,
  type CommandTester,
} from 'shared-kernel/testing';
import { postponeProcesses, replanMilestone } from './replan-milestone';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const id = 'PF-002';
const completed = processes.find(({ status }) => status === 'completed');
const openOf = async () => {
  const process = await tester.record('processes', id);
  const milestone = process?.milestones.find(({ status }) => status !== 'completed');
  if (!process || !milestone) throw new Error('The sample has an open milestone');
  return { process, milestone };
};

describe('rescheduling processes', () => {
  it('[PM3, N5] rescheduling a milestone requires a reason and adds a notification', async () => {
    const { milestone } = await openOf();
    const changed = await tester.done(replanMilestone, {
      processId: id,
      milestoneId: milestone.id,
      dueDate: '2025-01-10',
      assignedTo: 'Priya Nair',
      reason: 'The vessel is late',
    });
    expect(changed.milestones.find((each) => each.id === milestone.id)).toMatchObject({
      dueDate: '2025-01-10',
      assignedTo: 'Priya Nair',
      status: 'delayed',
    });
    expect(await tester.latestNotification()).toMatchObject({
      title: 'Milestone rescheduled',
      relatedProcess: id,
      actionRequired: false,
    });
  });

  it.each([
    ['today', '2024-07-22', 3, false],
    ['a past day', '2024-07-21', 2, true],
  ])(
    '[N5] a new due date clears “Action required” of an overdue milestone unless the date is in the past: %s',
    async (_what, dueDate, days, asks) => {
      const { milestone } = await openOf();
      expect(milestone.dueDate).toBe('2024-07-19');
      const [sample] = notifications;
      if (!sample) throw new Error('no sample');
      const overdue = { ...sample, id: 'NT-1', metadata: { milestoneId: milestone.id } };
      const records = { notifications: [overdue] };
      const reason = 'The vessel is late';
      const plan = { dueDate, assignedTo: milestone.assignedTo, reason };

      tester = createCommandTester({ workspace: createTestWorkspace({ records }) });
      await tester.done(replanMilestone, { processId: id, milestoneId: milestone.id, ...plan });
      expect((await tester.record('notifications', 'NT-1'))?.actionRequired).toBe(asks);

      tester = createCommandTester({ workspace: createTestWorkspace({ records }) });
      await tester.done(postponeProcesses, { ids: [id], days, reason });
      expect((await tester.record('notifications', 'NT-1'))?.actionRequired).toBe(asks);
    },
  );

  it('[PM3] a milestone cannot be rescheduled to a date before the start of the process', async () => {
    const { process, milestone } = await openOf();
    const plan = { assignedTo: 'Priya Nair', reason: 'Earlier' };
    const ask = { processId: id, milestoneId: milestone.id, ...plan };
    await tester.done(replanMilestone, { ...ask, dueDate: process.startDate });
    expect(await tester.run(replanMilestone, { ...ask, dueDate: '1999-12-31' })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });

  it('[R6, PM3] processes cannot be postponed beyond the latest valid date, and the message says so', async () => {
    const { process, milestone } = await openOf();
    const plan = { processId: id, milestoneId: milestone.id, assignedTo: 'Priya Nair' };
    await tester.done(replanMilestone, { ...plan, dueDate: '2199-12-30', reason: 'Late' });
    const delay = { ids: [id], reason: 'The port is closed' };
    expect(await tester.run(postponeProcesses, { ...delay, days: 2 })).toMatchObject({
      status: 'failed',
      error: {
        kind: 'refused',
        message: `Choose fewer days: ${process.name} would end after Dec 31, 2199.`,
      },
    });
    await tester.done(postponeProcesses, { ...delay, days: 1 });
  });

  it('[PM3, bulk] postpones all selected processes or none of them', async () => {
    const { process } = await openOf();
    const delay = { days: 3, reason: 'The port is closed' };
    const [changed] = await tester.done(postponeProcesses, { ids: [id, id], ...delay });
    expect(changed?.estimatedCompletion).toBe(addDays(process.estimatedCompletion, 3));
    expect(await tester.latestEntry()).toMatchObject({
      note: 'Postponed by 3 days: The port is closed',
    });
    const ids = [id, completed?.id ?? ''];
    expect(await tester.run(postponeProcesses, { ids, ...delay })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
    expect(await tester.record('processes', id)).toEqual(changed);
  });
});
