import { transactions } from 'shared-kernel/testing/records';
import { commandTester, testSession, type CommandTester } from 'shared-kernel/testing';
import { moveTransactions } from './move-transactions';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

const idsOf = (status: string) =>
  transactions.filter((transaction) => transaction.status === status).map(({ id }) => id);

const open = idsOf('pending').slice(0, 3);
const statusesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await tester.record('transactions', id))?.status));

describe('moving several transactions', () => {
  it('[TX5, bulk] holds them for one reason, with one alert, and takes all of it back', async () => {
    const alerts = await tester.source.count('notifications');
    const result = await tester.run(moveTransactions, {
      ids: open,
      move: 'hold',
      reason: ' Name match ',
    });
    if (result.status !== 'done') throw new Error(result.status);
    for (const id of open)
      expect(await tester.record('transactions', id)).toMatchObject({
        status: 'compliance_review',
        holdReason: 'Name match',
      });
    expect(await tester.source.count('notifications')).toBe(alerts + 1);
    expect(await tester.latestNotification()).toMatchObject({
      title: '3 transactions held for compliance review',
      actionRequired: false,
    });
    expect(tester.session.toasts.at(-1)).toMatchObject({
      title: 'Transactions held',
      description: '3 transactions',
    });
    await result.undo?.();
    expect(await statusesOf(open)).toEqual(['pending', 'pending', 'pending']);
    expect(await tester.source.count('notifications')).toBe(alerts);
  });

  it('[TX5, bulk] releases what is held, with the reason in the log of each', async () => {
    const held = idsOf('compliance_review');
    await tester.done(moveTransactions, { ids: held, move: 'release', reason: 'Cleared' });
    expect(await statusesOf(held)).not.toContain('compliance_review');
    const entries = await tester.source.list('auditEntries');
    const notes = entries.filter(({ action }) => action === 'transaction.moveSeveral');
    expect(notes.map(({ note }) => note)).toEqual(held.map(() => 'Release: Cleared'));
    expect(await tester.record('notifications', 'NT-003')).toHaveProperty('actionRequired', false);
  });

  it('[TX5, bulk] moves none if one cannot be moved, and names it', async () => {
    const [done] = transactions.filter(({ status }) => status === 'completed');
    const ids = [...open, done?.id ?? ''];
    const result = await tester.run(moveTransactions, { ids, move: 'reject', reason: 'Test' });
    expect(result).toMatchObject({
      status: 'failed',
      error: {
        kind: 'refused',
        message: expect.stringContaining(done?.reference ?? 'no reference') as string,
      },
    });
    expect(await statusesOf(open)).toEqual(['pending', 'pending', 'pending']);
  });

  it('[TX5, bulk] moves each once', async () => {
    const [id = ''] = open;
    const moved = await tester.done(moveTransactions, {
      ids: [id, id],
      move: 'hold',
      reason: 'Twice',
    });
    expect(moved).toHaveLength(1);
  });

  it('[policy, bulk] is the banking portal’s', async () => {
    const input = { ids: open, move: 'hold', reason: 'Test' } as const;
    for (const portal of ['client', 'law_firm', 'vendor', 'regulator'] as const) {
      tester = commandTester({ session: testSession(portal) });
      expect(await tester.run(moveTransactions, input)).toMatchObject({
        error: { kind: 'denied' },
      });
    }
    tester = commandTester({ session: testSession('banking') });
    await tester.done(moveTransactions, input);
  });
});
