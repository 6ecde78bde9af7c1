import type { Client } from 'shared-kernel/domain/client';
import { clients, notifications } from 'shared-kernel/testing/records';
import {
  createCommandTester,
  createTestWorkspace,
  type CommandTester,
} from 'shared-kernel/testing';
import { completeMilestone, setMilestoneRequirement } from './complete-milestone';
import { createProcess } from './create-process';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const [meridian] = clients as [Client];

describe('completeMilestone', () => {
  it('[PM1, PM6] completes the milestones of a new process in order', async () => {
    const process = await tester.done(createProcess, {
      name: 'Diesel to Lagos',
      client: meridian.companyName,
      type: 'fuel-transfer',
      priority: 'high',
      value: 1_000_000,
      currency: 'USD',
      startDate: '2024-08-01',
      assignedTo: 'Tomasz Zieliński',
    });
    const [batch, dipTest] = process.milestones;
    const complete = async (milestoneId: string, outcome?: 'rejected') => {
      const milestone = process.milestones.find(({ id }) => id === milestoneId);
      for (const requirement of (milestone?.requirements ?? []).keys()) {
        await tester.done(setMilestoneRequirement, {
          processId: process.id,
          milestoneId,
          requirement,
          met: true,
        });
      }
      const reason = outcome && 'Water in the sample';
      return tester.done(completeMilestone, {
        processId: process.id,
        milestoneId,
        outcome,
        reason,
      });
    };
    await complete(batch?.id ?? '');
    const rejected = await complete(dipTest?.id ?? '', 'rejected');
    expect(rejected.milestones[2]).toMatchObject({ kind: 're_test', status: 'in-progress' });
    expect(await tester.latestNotification()).toMatchObject({
      title: 'Dip test rejected, re-test required',
      message: 'Diesel to Lagos requires a re-test: Water in the sample',
      relatedProcess: process.id,
    });
    expect((await tester.latestEntry())?.note).toBe(
      'Dip test rejected then re-test required: Water in the sample',
    );
    expect(await tester.record('processAlerts', 'AL-005')).toMatchObject({
      level: 'CRITICAL',
      milestoneId: rejected.currentMilestone,
    });
  });

  const read = async (outcome: 'confirmed' | 'rejected') => {
    const before = await tester.record('processes', 'PF-001');
    const milestoneId = before?.currentMilestone ?? '';
    const open = before?.milestones.find(({ id }) => id === milestoneId)?.requirements ?? [];
    for (const requirement of open.keys()) {
      const ticked = { processId: 'PF-001', milestoneId, requirement, met: true };
      await tester.done(setMilestoneRequirement, ticked);
    }
    const reason = outcome === 'rejected' ? 'Water in the sample' : undefined;
    return tester.done(completeMilestone, {
      processId: 'PF-001',
      milestoneId,
      outcome,
      reason,
    });
  };

  it('[PM5, PM7] a rejected dip test requires a reason of 1 to 500 characters', async () => {
    const before = await tester.record('processes', 'PF-001');
    const ids = { processId: 'PF-001', milestoneId: before?.currentMilestone ?? '' };
    for (const reason of [undefined, ' ', 'x'.repeat(501)]) {
      const result = await tester.run(completeMilestone, { ...ids, outcome: 'rejected', reason });
      expect(result.status).toBe('failed');
    }
    expect(await tester.record('processes', 'PF-001')).toEqual(before);
  });

  it('[PM2, PM7] approving a re-test clears its alert and adds a smart contract record', async () => {
    const before = await tester.record('processes', 'PF-001');
    const after = await read('confirmed');
    expect(await tester.record('processAlerts', 'AL-001')).toHaveProperty('clearedAt');
    expect(await tester.record('processAlerts', 'AL-002')).not.toHaveProperty('clearedAt');
    expect(after.smartContracts).toHaveLength((before?.smartContracts.length ?? 0) + 1);
  });

  it('[N5, PM7] clears “Action required” of the milestone’s notifications, and sets it for a re-test if the test is rejected', async () => {
    const asks = async (id: string) => (await tester.record('notifications', id))?.actionRequired;
    expect([await asks('NT-001'), await asks('NT-006')]).toEqual([true, true]);
    await read('rejected');
    const asked = (await tester.latestNotification())?.id ?? '';
    expect([await asks('NT-001'), await asks(asked)]).toEqual([false, true]);
    await read('confirmed');
    expect([await asks(asked), await asks('NT-006')]).toEqual([false, true]);
  });

  it('[N5] clears “Action required” only on the notifications about the completed milestone', async () => {
    const [sample] = notifications;
    if (!sample) throw new Error('no sample');
    const process = await tester.record('processes', 'PF-001');
    const overdue = ['current', 'later'].map((id) => ({
      ...sample,
      id,
      metadata: { milestoneId: id === 'current' ? (process?.currentMilestone ?? '') : 'later' },
    }));
    const workspace = createTestWorkspace({ records: { notifications: overdue } });
    tester = createCommandTester({ workspace });
    await read('confirmed');
    const asks = async (id: string) => (await tester.record('notifications', id))?.actionRequired;
    expect([await asks('current'), await asks('later')]).toEqual([false, true]);
  });

  it('[PM7] a rejected re-test moves the alert instead of adding a second one', async () => {
    const after = await read('rejected');
    expect(await tester.record('processAlerts', 'AL-001')).toMatchObject({
      milestoneId: after.currentMilestone,
    });
    expect(await tester.source.list('processAlerts')).toHaveLength(4);
    await read('confirmed');
    expect(await tester.record('processAlerts', 'AL-001')).toHaveProperty('clearedAt');
  });
});
