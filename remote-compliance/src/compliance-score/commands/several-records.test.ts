import { getScreeningState } from 'shared-kernel/domain/compliance';
import { createCommandTester, createTestSession } from 'shared-kernel/testing';
import { complianceRecords } from 'shared-kernel/testing/records';
import { raiseIssues } from './raise-issue';
import { requestScreenings } from './request-screenings';

const isUnderWay = (record: (typeof complianceRecords)[number]) =>
  ['requested', 'received'].includes(getScreeningState(record, 'kyc'));
const open = complianceRecords.filter((record) => !isUnderWay(record)).slice(0, 3);
const ids = open.map(({ id }) => id);

describe('actions on several compliance records', () => {
  it('[CO2, bulk] requests a screening of several clients with one reason, and one Undo reverts all requests', async () => {
    const tester = createCommandTester();
    const result = await tester.run(requestScreenings, { ids, screening: 'kyc', reason: 'Yearly' });
    if (result.status !== 'done') throw new Error(result.status);
    const clients = await tester.source.list('clients');
    for (const { id, name } of open) {
      const record = await tester.record('complianceRecords', id);
      expect(record?.screeningEvents?.at(-1)).toMatchObject({ step: 'request', reason: 'Yearly' });
      const client = clients.find(({ companyName }) => companyName === name);
      expect(client).toHaveProperty('kycStatus', 'pending');
    }
    expect(tester.session.toasts.at(-1)).toMatchObject({ description: '3 cases' });
    const entries = await tester.source.list('auditEntries');
    const notes = entries.filter(({ action }) => action === 'compliance.requestScreenings');
    expect(new Set(notes.map(({ note }) => note))).toEqual(new Set(['Requested KYC: Yearly']));
    await result.undo?.();
    for (const record of open)
      expect(await tester.record('complianceRecords', record.id)).toEqual(record);
  });

  it('[CO2, bulk] requests no screening if one of the selected clients already has one, and names that client', async () => {
    const tester = createCommandTester();
    const [first = ''] = ids;
    await tester.done(requestScreenings, { ids: [first], screening: 'kyc', reason: 'Yearly' });
    const again = await tester.run(requestScreenings, {
      ids: ids.toReversed(),
      screening: 'kyc',
      reason: 'Twice',
    });
    expect(again).toMatchObject({
      status: 'failed',
      error: { message: `${open[0]?.name ?? ''}: KYC is already in progress.` },
    });
    expect(await tester.record('complianceRecords', ids[1] ?? '')).toEqual(open[1]);
  });

  it('[CO3, bulk] raises one issue on several compliance records with a notification for each', async () => {
    const tester = createCommandTester();
    const alerts = (await tester.source.list('notifications')).length;
    const issue = 'The new form is missing';
    const result = await tester.run(raiseIssues, { ids: [...ids, ...ids], issue });
    if (result.status !== 'done') throw new Error(result.status);
    for (const id of ids)
      expect((await tester.record('complianceRecords', id))?.flaggedIssues).toContain(issue);
    expect(await tester.source.list('notifications')).toHaveLength(alerts + ids.length);
    await result.undo?.();
    expect(await tester.source.list('notifications')).toHaveLength(alerts);
    expect(await tester.record('complianceRecords', ids[0] ?? '')).toEqual(open[0]);
  });

  it.each([
    ['banking', 'done', 'denied'],
    ['law_firm', 'denied', 'denied'],
    ['regulator', 'denied', 'denied'],
  ] as const)(
    '[policy, bulk] bulk actions follow the permissions of the %s portal',
    async (portal, ask, raise) => {
      const tester = createCommandTester({ session: createTestSession(portal) });
      const outcome = (result: Awaited<ReturnType<typeof tester.run>>) =>
        result.status === 'failed' ? result.error.kind : result.status;
      const asked = await tester.run(requestScreenings, { ids, screening: 'aml', reason: 'Test' });
      expect(outcome(asked)).toBe(ask);
      expect(outcome(await tester.run(raiseIssues, { ids, issue: 'Test' }))).toBe(raise);
    },
  );
});
