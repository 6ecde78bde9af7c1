import type { Client } from 'shared-kernel/domain/client';
import { clients } from 'shared-kernel/testing/records';
import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { completeMilestone } from './complete-milestone';
import { createProcess } from './create-process';
import { setRequirement } from './set-requirement';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

const [meridian] = clients as [Client];

describe('completing milestones', () => {
  it('[PM1, PM6] plans a new process and completes its milestones in order', async () => {
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
        await tester.done(setRequirement, {
          processId: process.id,
          milestoneId,
          requirement,
          met: true,
        });
      }
      return tester.done(completeMilestone, { processId: process.id, milestoneId, outcome });
    };
    await complete(batch?.id ?? '');
    const rejected = await complete(dipTest?.id ?? '', 'rejected');
    expect(rejected.milestones[2]).toMatchObject({ kind: 're_test', status: 'in-progress' });
    expect(await tester.latestNotification()).toMatchObject({
      title: 'Dip test rejected, re-test required',
      relatedProcess: process.id,
    });
  });
});
