import { complianceRecords } from 'shared-kernel/testing/records';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { editClient } from '../../client-management/commands/edit-client';
import { decideMilestone } from './decide-milestone';
import { raiseIssue } from './raise-issue';
import { resolveIssue } from './resolve-issue';
import { advanceScreening } from './advance-screening';

const atlas = complianceRecords.find(({ name }) => name.startsWith('Atlas'));
if (!atlas) throw new Error('The sample has Atlas');
const { id } = atlas;
const [issue = ''] = atlas.flaggedIssues;

describe('screenings and issues of a compliance record', () => {
  it('[CO4] completes the stages from approved to executed, including the required screenings', async () => {
    const tester = createCommandTester();
    const legal = createCommandTester({
      workspace: tester.workspace,
      session: createTestSession('law_firm'),
    });
    const comment = 'The owner is known';
    await legal.done(decideMilestone, { id, stage: 'approved', decision: 'complete', comment });
    expect((await tester.latestEntry())?.note).toBe(
      `Completed Approved, the sign-off of Legal: ${comment}`,
    );

    const compliant = { id, stage: 'compliant', decision: 'complete' } as const;
    const refused = await tester.run(decideMilestone, compliant);
    expect(refused).toMatchObject({
      status: 'failed',
      error: {
        kind: 'refused',
        message: expect.stringMatching(/AML to be completed, 1 flagged issue/) as string,
      },
    });
    const how = 'The owner is named';
    await tester.done(resolveIssue, { id, issue, how, outcome: 'false-positive' });
    expect((await tester.latestEntry())?.note).toBe(
      `Resolved “${issue}” as false positive: ${how}`,
    );
    for (const step of ['request', 'receive', 'complete'] as const) {
      await tester.done(advanceScreening, { id, screening: 'aml', step, reason: `To ${step}` });
      expect((await tester.latestEntry())?.action).toBe('compliance.workScreening');
    }
    await tester.done(decideMilestone, compliant);

    const client = await tester.record('clients', 'CL-003');
    expect(client).toMatchObject({ currentStage: 'executed', amlStatus: 'completed' });
  });

  it('[N5, CO2] the notification of a flagged screening or milestone requires action until the flagged item is completed', async () => {
    const tester = createCommandTester();
    const asking = async () => {
      const all = await tester.source.list('notifications');
      return all
        .filter(({ actionRequired, clientName }) => actionRequired && clientName === atlas.name)
        .map(({ title }) => title);
    };
    const before = await asking();
    const step = (taken: 'flag' | 'request' | 'receive' | 'complete') =>
      tester.done(advanceScreening, { id, screening: 'aml', step: taken, reason: `To ${taken}` });
    await step('flag');
    const flag = {
      id,
      stage: 'approved',
      decision: 'flag',
      comment: 'A paper is missing',
    } as const;
    await tester.done(decideMilestone, flag);
    expect(await asking()).toEqual(
      expect.arrayContaining([...before, 'AML screening flagged', 'Milestone flagged']),
    );
    for (const taken of ['request', 'receive', 'complete'] as const) await step(taken);
    expect(await asking()).toEqual(expect.arrayContaining([...before, 'Milestone flagged']));
    expect(await asking()).not.toContain('AML screening flagged');
    const legal = createCommandTester({
      workspace: tester.workspace,
      session: createTestSession('law_firm'),
    });
    const comment = 'No match';
    await legal.done(decideMilestone, { id, stage: 'approved', decision: 'complete', comment });
    expect(await asking()).toEqual(before);
  });

  it('[N5, CO2] the notification of a raised issue requires action until the issue is resolved', async () => {
    const tester = createCommandTester();
    const raised = 'The charter party is not signed';
    const before = (await tester.record('complianceRecords', id))?.flaggedIssues ?? [];
    const asking = async (named: string) => {
      const all = await tester.source.list('notifications');
      return all.filter(
        ({ actionRequired, metadata }) => actionRequired && metadata?.issue === named,
      );
    };
    const after = await tester.done(raiseIssue, { id, issue: `  ${raised} ` });
    expect(after.flaggedIssues).toEqual([...before, raised]);
    expect(await asking(raised)).toMatchObject([{ title: 'Issue raised', clientName: atlas.name }]);
    expect(await tester.latestEntry()).toMatchObject({
      action: 'compliance.raiseIssue',
      note: `Raised “${raised}”`,
    });
    const client = await tester.record('clients', 'CL-003');
    expect(client?.organizationData.complianceHistory.at(-1)).toMatchObject({
      type: 'Issue raised',
      status: 'pending',
    });

    await tester.done(raiseIssue, { id, issue: 'Another one' });
    const settled = await tester.run(resolveIssue, {
      id,
      issue: raised,
      how: 'Signed now',
      outcome: 'fixed',
    });
    expect(await asking(raised)).toEqual([]);
    expect(await asking('Another one')).toHaveLength(1);
    if (settled.status === 'done') await settled.undo?.();
    expect(await asking(raised)).toHaveLength(1);
  });

  it.each([
    [atlas.complianceScore, atlas.complianceScore - 5, atlas.complianceScore],
    [3, 0, 5],
    [0, 0, 5],
  ])(
    '[CO2, CO3] raising an issue subtracts 5 from a score of %d and resolving it adds 5 back',
    async (complianceScore, raised, settled) => {
      const records = complianceRecords.map((record) =>
        record.id === id ? { ...record, complianceScore } : record,
      );
      const tester = createCommandTester({
        workspace: createTestWorkspace({ records: { complianceRecords: records } }),
      });
      const scores = async () => [
        (await tester.record('complianceRecords', id))?.complianceScore,
        (await tester.record('clients', 'CL-003'))?.complianceScore,
      ];
      const words = 'The charter party is not signed';
      await tester.done(raiseIssue, { id, issue: words });
      expect(await scores()).toEqual([raised, raised]);
      await tester.done(resolveIssue, { id, issue: words, how: 'Signed now', outcome: 'fixed' });
      expect(await scores()).toEqual([settled, settled]);
    },
  );

  it('[N5, CO2, CL6] resolving an issue clears its notification even after the client was renamed', async () => {
    const tester = createCommandTester();
    const words = 'The charter party is not signed';
    await tester.done(raiseIssue, { id, issue: words });
    const alert = (await tester.latestNotification())?.id ?? '';
    const client = await tester.record('clients', 'CL-003');
    if (!client) throw new Error('The sample has the client');
    const to = { ...client, companyName: 'Atlas Deepwater' };
    await tester.done(editClient, { id: client.id, from: client, to });
    expect(await tester.record('complianceRecords', id)).toHaveProperty('name', 'Atlas Deepwater');
    await tester.done(resolveIssue, { id, issue: words, how: 'Signed now', outcome: 'fixed' });
    expect(await tester.record('notifications', alert)).toHaveProperty('actionRequired', false);
  });

  it('[N5, CO2] resolving an issue does not clear the notification of another client’s identical issue', async () => {
    const tester = createCommandTester();
    const words = 'The charter party is not signed';
    const other = complianceRecords.find((record) => record.id !== id)?.id ?? '';
    for (const each of [id, other]) await tester.done(raiseIssue, { id: each, issue: words });
    await tester.done(resolveIssue, { id, issue: words, how: 'Signed now', outcome: 'fixed' });
    const left = (await tester.source.list('notifications')).filter(
      ({ actionRequired, metadata }) => actionRequired && metadata?.issue === words,
    );
    expect(left.map(({ clientName }) => clientName)).not.toContain(atlas.name);
    expect(left).toHaveLength(1);
  });

  it('[N5, CO2] the notification of a flagged step names the issue and requires action until the issue is resolved', async () => {
    const tester = createCommandTester();
    const named = async () => {
      const { flaggedIssues = [] } = (await tester.record('complianceRecords', id)) ?? {};
      const { metadata } = (await tester.latestNotification()) ?? {};
      return [metadata?.issue, flaggedIssues.at(-1)];
    };
    const reason = 'A match in a list';
    await tester.done(advanceScreening, { id, screening: 'aml', step: 'flag', reason });
    expect(await named()).toEqual(Array(2).fill(`AML screening: ${reason}`));
    const flag = {
      id,
      stage: 'approved',
      decision: 'flag',
      comment: 'A paper is missing',
    } as const;
    await tester.done(decideMilestone, flag);
    expect(await named()).toEqual(Array(2).fill('Approved: A paper is missing'));
  });

  it('[R11, CO2] rejects an issue that is empty, already open, or has the text that flagging a step adds', async () => {
    const { run } = createCommandTester();
    const messageOf = async (words: string) => {
      const result = await run(raiseIssue, { id, issue: words });
      if (result.status !== 'failed') return result.status;
      const { kind, issues, message } = result.error;
      return kind === 'invalid' ? issues.map(({ message: said }) => said).join() : message;
    };
    expect(await messageOf(issue)).toBe('This issue is already open.');
    expect(await messageOf(`${issue.toUpperCase()}\u200b`)).toBe('This issue is already open.');
    expect(await messageOf(' ')).toBe('Describe the issue');
    expect(await messageOf('x'.repeat(501))).toMatch(/^At most 500 characters/);
    for (const words of ['KYC screening: a match', 'Executed: not so']) {
      expect(await messageOf(words)).toMatch(/Flag the screening or the milestone/);
    }
    expect(await messageOf('x'.repeat(500))).toBe('done');
  });

  it('[CO2] refuses a screening step that is not allowed or has no reason', async () => {
    const { run } = createCommandTester();
    const aml = { id, screening: 'aml' } as const;
    expect(await run(advanceScreening, { ...aml, step: 'complete', reason: 'Now' })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
    expect(await run(advanceScreening, { ...aml, step: 'request', reason: ' ' })).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid' },
    });
    const flag = { id, stage: 'compliant', decision: 'flag', comment: 'Too early' } as const;
    expect(await run(decideMilestone, flag)).toMatchObject({
      status: 'failed',
      error: {
        kind: 'refused',
        message: 'This decision is no longer available because the milestone has changed.',
      },
    });
    expect(
      await run(resolveIssue, { id, issue: 'No such', how: 'So', outcome: 'fixed' }),
    ).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });

  it('[CO2] the issue of a flagged screening is resolved only by completing the screening', async () => {
    const { done, run } = createCommandTester();
    const after = await done(advanceScreening, {
      id,
      screening: 'kyc',
      step: 'flag',
      reason: 'A match in a list',
    });
    const flagged = after.flaggedIssues.at(-1) ?? '';
    expect(
      await run(resolveIssue, { id, issue: flagged, how: 'So', outcome: 'fixed' }),
    ).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });
});
