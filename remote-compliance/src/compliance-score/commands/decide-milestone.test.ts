import { clients } from 'shared-kernel/testing/records';
import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { decideMilestone } from './decide-milestone';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

describe('deciding on a milestone', () => {
  it('[CO2] decides a milestone, and the client follows', async () => {
    const records = await tester.source.list('complianceRecords');
    const open = records.find(({ milestones }) =>
      milestones.some(({ status }) => status === 'current'),
    );
    const stage = open?.milestones.find(({ status }) => status === 'current')?.stage ?? 'initiated';
    const after = await tester.done(decideMilestone, {
      id: open?.id ?? '',
      stage,
      decision: 'complete',
    });
    const client = clients.find(({ companyName }) => companyName === after.name);
    expect(await tester.record('clients', client?.id ?? '')).toMatchObject({
      complianceScore: after.complianceScore,
      currentStage: after.currentStage,
    });
    expect((await tester.latestEntry())?.action).toBe('compliance.decideMilestone');
  });
});
